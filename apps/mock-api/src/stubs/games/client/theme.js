/* global document, location, URLSearchParams */

/**
 * Shows the page in the theme of the site; where none is named, in that of the device.
 * @param {string | null} theme
 */
function showTheme(theme) {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
}

/** The site tells which theme it shows now. */
export const themes = {
  'theme-light': () => showTheme('light'),
  'theme-dark': () => showTheme('dark'),
};

showTheme(new URLSearchParams(location.search).get('theme'));
