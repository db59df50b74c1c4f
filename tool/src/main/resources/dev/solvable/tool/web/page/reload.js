// Polls for games that are compiled again while the page is open.

import * as api from './api.js';

const PAUSE = 250;

/**
 * Calls `onReload`, with what could not be loaded, whenever the server has another version of its games. Calls
 * `onRefused` whenever it keeps its games because newer ones have errors.
 */
export async function lookOut({ version, refused }, onReload, onRefused) {
  for (;;) {
    await new Promise(resolve => { setTimeout(resolve, PAUSE); });
    try {
      const now = await api.version();
      if (now.version !== version) {
        await onReload(now.leftOut);
        [version, refused] = [now.version, 0];
      }
      if (now.refused !== refused) {
        await onRefused();
        refused = now.refused;
      }
    } catch (e) {
      // The server does not answer; other requests report that.
    }
  }
}
