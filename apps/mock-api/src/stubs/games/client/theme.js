/* global document, location, URLSearchParams */

/**
 * Shows the page in the theme of the site; where none is named, in that of the device.
 * @param {string | null} theme
 */
export function showTheme(theme) {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
}

showTheme(new URLSearchParams(location.search).get('theme'));
