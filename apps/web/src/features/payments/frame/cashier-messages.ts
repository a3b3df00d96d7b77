export type CashierOutcome = 'SUCCESS' | 'FAILED' | 'PENDING' | 'UNRESOLVED' | 'CANCELLED';

export type CashierMessage =
  | { readonly kind: 'LOADED' | 'LOAD_ERROR' | 'PAYING' | 'CORRECTING' }
  | { readonly kind: 'WINDOW_OPENED' | 'WINDOW_CLOSED' }
  | { readonly kind: 'CLOSE' | 'CANCEL_WITHDRAWAL' }
  | { readonly kind: 'HEIGHT'; readonly height: number }
  | { readonly kind: 'OUTCOME'; readonly outcome: CashierOutcome; readonly words: string };

export interface HeardMessage {
  readonly message: CashierMessage;
  readonly paymentId: string | null;
}

export interface CashierSource {
  readonly window: MessageEventSource | null;
  readonly origin: string;
}

const longestWords = 200;

const outcomes: Readonly<Record<string, CashierOutcome>> = {
  TX_SUCCESS: 'SUCCESS',
  TX_FAILED: 'FAILED',
  TX_PENDING: 'PENDING',
  TX_UNRESOLVED: 'UNRESOLVED',
  TX_CANCELLED: 'CANCELLED',
};

const routes: Readonly<Record<string, CashierMessage>> = {
  details: { kind: 'CORRECTING' },
  bank: { kind: 'PAYING' },
  waiting: { kind: 'PAYING' },
};

const plain: Readonly<Record<string, CashierMessage>> = {
  DONE_LOADING: { kind: 'LOADED' },
  ONLOAD_ERROR: { kind: 'LOAD_ERROR' },
  TRANSACTION_INIT: { kind: 'PAYING' },
  TX_VALIDATION_FAILED: { kind: 'CORRECTING' },
  NEW_WINDOW: { kind: 'WINDOW_OPENED' },
  NEW_WINDOW_CLOSED: { kind: 'WINDOW_CLOSED' },
  CASHIER_CLOSE: { kind: 'CLOSE' },
  CANCEL_PENDING_WITHDRAWAL: { kind: 'CANCEL_WITHDRAWAL' },
};

type Payload = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Payload => typeof value === 'object' && value !== null;

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

function messageOf(type: string, payload: Payload): CashierMessage | null {
  const outcome = own(outcomes, type);
  const { height, route, message } = payload;
  if (outcome) {
    const words = typeof message === 'string' ? message.slice(0, longestWords) : '';
    return { kind: 'OUTCOME', outcome, words };
  }
  if (type === 'APP_SET_HEIGHT') {
    return typeof height === 'number' && Number.isFinite(height) ? { kind: 'HEIGHT', height } : null;
  }
  if (type === 'APP_ROUTE_CHANGE') {
    return own(routes, String(route)) ?? null;
  }
  return own(plain, type) ?? null;
}

/** `null` for another window, origin or form, or a message that asks for nothing: any window may post to this one. */
export function cashierMessageOf(event: MessageEvent<unknown>, from: CashierSource): HeardMessage | null {
  if (event.source === null || event.source !== from.window || event.origin !== from.origin) return null;
  if (!isObject(event.data) || typeof event.data['eventType'] !== 'string') return null;
  const payload = isObject(event.data['payload']) ? event.data['payload'] : {};
  const message = messageOf(event.data['eventType'], payload);
  const { paymentId } = payload;
  return message && { message, paymentId: typeof paymentId === 'string' ? paymentId : null };
}

export interface CashierFrame {
  readonly src: string;
  readonly sandbox: string;
  readonly origin: string;
}

const rights = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox'];

export interface CashierPlaces {
  readonly own: string;
  readonly allowed: readonly string[];
}

/**
 * The frame for an address that the platform answered, or `null` for one that is no web page or on an origin that is not
 * allowed. A page on an allowed origin keeps that origin, which its messages are then held to; a page of this site's own
 * origin loses it, as otherwise it could lift its sandbox and act as the member.
 */
export function cashierFrame(
  url: string,
  { own, allowed }: CashierPlaces,
  theme: 'dark' | 'light',
): CashierFrame | null {
  if (!URL.canParse(url)) return null;
  const address = new URL(url);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return null;
  const foreign = address.origin !== own;
  if (foreign && !allowed.includes(address.origin)) return null;
  address.searchParams.set('theme', theme);
  if (!foreign) return { src: address.href, sandbox: rights.join(' '), origin: 'null' };
  return {
    src: address.href,
    sandbox: [...rights, 'allow-same-origin'].join(' '),
    origin: address.origin,
  };
}
