/* global addEventListener, document, HTMLMetaElement, parent, ResizeObserver, URLSearchParams, location, window */
import { originAround } from '../../kit/client/around.js';
import { paymentId } from './server.js';

function listedOrigins() {
  const meta = document.querySelector('meta[name="origins"]');
  return meta instanceof HTMLMetaElement ? meta.content.split(' ') : [];
}

const origin = originAround(listedOrigins());

/** @type {'deposit' | 'withdrawal'} */
let txType = paymentId.startsWith('wdr') ? 'withdrawal' : 'deposit';

/**
 * Tells the page around this one what happens here, in PaymentIQ's words; silent towards any page that is not the site's.
 * @param {string} eventType
 * @param {Record<string, unknown>} [more]
 */
export function tell(eventType, more = {}) {
  if (origin !== null) parent.postMessage({ eventType, payload: { txType, paymentId, ...more } }, origin);
}

/** @param {'deposit' | 'withdrawal'} type */
export function setType(type) {
  txType = type;
}

/** @param {unknown} theme */
function show(theme) {
  document.documentElement.dataset['theme'] = theme === 'light' ? 'light' : 'dark';
}

/**
 * Hears the page around this one, and nobody else.
 * @param {Element} page what can be paused
 * @param {() => void} boot asks for the state anew
 */
export function listen(page, boot) {
  show(new URLSearchParams(location.search).get('theme'));
  document.documentElement.toggleAttribute('data-framed', parent !== window);
  /** @type {Record<string, (payload: Record<string, unknown>) => void>} */
  const actions = {
    UPDATE_DATA: ({ theme }) => {
      show(theme);
    },
    CASHIER_PAUSE: () => {
      page.toggleAttribute('inert', true);
    },
    CASHIER_RESUME: () => {
      page.toggleAttribute('inert', false);
    },
    CASHIER_BOOT: boot,
  };
  addEventListener('message', (event) => {
    if (event.source !== parent || event.origin !== origin) return;
    const { eventType, payload } = Object(event.data);
    if (typeof eventType === 'string' && Object.hasOwn(actions, eventType)) {
      actions[eventType]?.(Object(payload));
    }
  });
  document.addEventListener('visibilitychange', () => {
    tell(document.hidden ? 'APP_HIDDEN' : 'APP_VISIBLE');
  });
  let height = 0;
  new ResizeObserver(() => {
    const now = Math.ceil(page.getBoundingClientRect().height);
    if (now === height) return;
    height = now;
    tell('APP_SET_HEIGHT', { height });
  }).observe(page);
}
