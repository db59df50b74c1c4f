// Looks out for games that are compiled anew while the page is open.

import * as api from './api.js';

const PAUSE = 400;

/** Calls back, with what could not be loaded, whenever the server has another version of its games. */
export async function lookOut(version, onReload) {
  for (;;) {
    await new Promise(resolve => { setTimeout(resolve, PAUSE); });
    try {
      const now = await api.version();
      if (now.version !== version) {
        await onReload(now.leftOut);
        version = now.version;
      }
    } catch (e) {
      // The server does not answer; what is asked of it says so.
    }
  }
}
