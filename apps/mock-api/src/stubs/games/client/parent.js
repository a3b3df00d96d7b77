/* global addEventListener, parent */
import { originAround } from '../../kit/client/around.js';

/**
 * Tells the page around this one what happens here; silent towards any page that is not the site's.
 * @param {readonly string[]} allowed origins of the site
 */
export function messenger(allowed) {
  const origin = originAround(allowed);
  return {
    framed: origin !== null,
    /** @param {'loaded' | 'session-ended' | 'closed' | 'deposit' | 'low-cash' | 'reality-check'} type */
    tell(type) {
      if (origin !== null) parent.postMessage({ source: 'magpie-game', type }, origin);
    },
    /**
     * Hears from the site that the member's balance has changed, whether the member hides balances from view, that
     * the site asks the member something before play goes on, and the theme of the site.
     * @param {Partial<Record<'balance-changed' | 'balance-hidden' | 'balance-shown' | 'play-paused' | 'theme-light' | 'theme-dark', () => void>>} heard
     */
    hear(heard) {
      addEventListener('message', (event) => {
        if (origin === null || event.source !== parent || event.origin !== origin) return;
        if (event.data?.source !== 'magpie-site' || !Object.hasOwn(heard, event.data.type)) return;
        heard[/** @type {keyof typeof heard} */ (event.data.type)]?.();
      });
    },
  };
}
