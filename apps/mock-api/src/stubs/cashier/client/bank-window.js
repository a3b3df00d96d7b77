/* global clearTimeout, open, setTimeout */

/** Time between two looks whether the window is still open, in ms: a window of another page tells nobody. */
const lookTime = 500;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let watch;

/**
 * Opens the bank's page in its own window, or brings that window forward.
 * @param {string} address
 * @param {() => void} onClosed called once when it was closed, by whomever
 * @returns {boolean} false when the browser opens none
 */
export function openBankWindow(address, onClosed) {
  const bank = open(address, 'bank', 'popup,width=420,height=640');
  clearTimeout(watch);
  if (!bank) return false;
  const look = () => {
    if (bank.closed) onClosed();
    else watch = setTimeout(look, lookTime);
  };
  watch = setTimeout(look, lookTime);
  return true;
}
