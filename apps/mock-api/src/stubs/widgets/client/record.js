/* global window */

/**
 * Notes what a widget was told, where a person looking at the page and a journey can read it: `window.magpieWidgets`.
 * @param {'messenger' | 'helpDesk'} widget
 * @param {unknown[]} call
 */
export function record(widget, call) {
  /** @type {Record<string, unknown[][]>} */
  const calls = Reflect.get(window, 'magpieWidgets') ?? {};
  Reflect.set(window, 'magpieWidgets', calls);
  (calls[widget] ??= []).push(call);
}
