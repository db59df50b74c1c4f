// The tabs and the theme.

import { byId } from './dom.js';


/** Makes the tabs work; `onSelect` is called when another one is shown. */
export function startTabs(onSelect) {
  const tabs = [...document.querySelectorAll('[role=tab]')];
  tabs.forEach((tab, i) => {
    const select = () => {
      tabs.forEach(other => {
        other.setAttribute('aria-selected', other === tab);
        other.tabIndex = other === tab ? 0 : -1;
        byId(other.getAttribute('aria-controls')).hidden = other !== tab;
      });
      onSelect();
    };
    tab.addEventListener('click', select);
    tab.addEventListener('keydown', event => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step) {
        const next = tabs[(i + step + tabs.length) % tabs.length];
        next.focus();
        next.click();
      }
    });
  });
}

const THEMES = ['auto', 'light', 'dark'];
function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  byId('theme').textContent = `◐ ${theme}`;
  byId('theme').setAttribute('aria-label', `Theme: ${theme}`);
  localStorage.setItem('theme', theme);
}

/** Makes the theme's button work, and takes the theme that was chosen last. */
export function startThemes() {
  byId('theme').addEventListener('click', () =>
    setTheme(THEMES[(THEMES.indexOf(document.documentElement.dataset.theme) + 1) % THEMES.length]));
  setTheme(THEMES.includes(localStorage.getItem('theme')) ? localStorage.getItem('theme') : 'auto');
}
