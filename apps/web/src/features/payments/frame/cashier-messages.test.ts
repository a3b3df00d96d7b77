import { describe, expect, it } from 'vitest';
import { cashierFrame, cashierMessageOf } from './cashier-messages.ts';
import { cashierReducer, initialCashier, type CashierState } from './cashier-state.ts';

const frame = new EventTarget() as MessageEventSource;
const other = new EventTarget() as MessageEventSource;
const from = { window: frame, origin: 'https://cashier.test' };

function event(data: unknown, { source = frame, origin = 'https://cashier.test' } = {}): MessageEvent {
  const made = new MessageEvent('message', { data, origin });
  Object.defineProperty(made, 'source', { value: source });
  return made;
}

const said = (eventType: string, payload: object = {}) =>
  cashierMessageOf(event({ eventType, payload: { paymentId: 'dep_7', ...payload } }), from);

describe('messages of the provider’s page', () => {
  it.each([
    ['DONE_LOADING', {}, { kind: 'LOADED' }],
    ['ONLOAD_ERROR', { message: 'x' }, { kind: 'LOAD_ERROR' }],
    ['TRANSACTION_INIT', {}, { kind: 'PAYING' }],
    ['APP_ROUTE_CHANGE', { route: 'bank' }, { kind: 'PAYING' }],
    ['APP_ROUTE_CHANGE', { route: 'details' }, { kind: 'CORRECTING' }],
    ['NEW_WINDOW', {}, { kind: 'WINDOW_OPENED' }],
    ['NEW_WINDOW_CLOSED', {}, { kind: 'WINDOW_CLOSED' }],
    ['APP_SET_HEIGHT', { height: 600 }, { kind: 'HEIGHT', height: 600 }],
    ['TX_SUCCESS', { message: 'Done.' }, { kind: 'OUTCOME', outcome: 'SUCCESS', words: 'Done.' }],
    ['TX_FAILED', { message: 7 }, { kind: 'OUTCOME', outcome: 'FAILED', words: '' }],
    ['TX_PENDING', {}, { kind: 'OUTCOME', outcome: 'PENDING', words: '' }],
    ['TX_UNRESOLVED', {}, { kind: 'OUTCOME', outcome: 'UNRESOLVED', words: '' }],
    ['TX_CANCELLED', {}, { kind: 'OUTCOME', outcome: 'CANCELLED', words: '' }],
    ['TX_VALIDATION_FAILED', {}, { kind: 'CORRECTING' }],
    ['CANCEL_PENDING_WITHDRAWAL', {}, { kind: 'CANCEL_WITHDRAWAL' }],
    ['CASHIER_CLOSE', {}, { kind: 'CLOSE' }],
  ])('%s is understood', (eventType, payload, message) => {
    expect(said(eventType, payload)).toEqual({ message, paymentId: 'dep_7' });
  });

  it.each([
    ['IS_LOADING', {}],
    ['PAYMENT_AMOUNT_CHANGE', { amount: '5.00' }],
    ['APP_ROUTE_CHANGE', { route: 'receipt' }],
    ['APP_SET_HEIGHT', { height: '600' }],
    ['APP_SET_HEIGHT', { height: Number.NaN }],
    ['toString', {}],
    ['TX_', {}],
  ])('%s %j asks for nothing', (eventType, payload) => {
    expect(said(eventType, payload)).toBeNull();
  });

  it('are heard from the frame’s own window on its own origin only', () => {
    const data = { eventType: 'TX_SUCCESS', payload: {} };
    expect(cashierMessageOf(event(data), from)).not.toBeNull();
    expect(cashierMessageOf(event(data, { source: other }), from)).toBeNull();
    expect(cashierMessageOf(event(data, { origin: 'https://evil.test' }), from)).toBeNull();
    expect(cashierMessageOf(event(data, { origin: 'null' }), from)).toBeNull();
    expect(cashierMessageOf(event(data), { ...from, window: null })).toBeNull();
  });

  it.each([null, 'TX_SUCCESS', 7, [], {}, { eventType: 7 }, { eventType: null, payload: {} }])(
    '%j is none',
    (data) => {
      expect(cashierMessageOf(event(data), from)).toBeNull();
    },
  );

  it('cut what the provider says to 200 characters', () => {
    const heard = said('TX_FAILED', { message: 'x'.repeat(5000) });
    expect(heard?.message).toMatchObject({ words: 'x'.repeat(200) });
  });
});

describe('the frame of the provider’s page', () => {
  const site = { own: 'https://casino.test', allowed: ['https://cashier.test', 'http://127.0.0.1:4310'] };

  it('keeps the origin of a page that has its own, and takes that of a page of this site', () => {
    const foreign = cashierFrame('https://cashier.test/c/7?ticket=t', site, 'dark');
    expect(foreign).toMatchObject({
      src: 'https://cashier.test/c/7?ticket=t&theme=dark',
      origin: 'https://cashier.test',
    });
    expect(foreign?.sandbox).toContain('allow-same-origin');
    const same = cashierFrame('https://casino.test/c/7', site, 'light');
    expect(same).toMatchObject({ src: 'https://casino.test/c/7?theme=light', origin: 'null' });
    expect(same?.sandbox).not.toContain('allow-same-origin');
  });

  it.each([
    ['https://evil.test/c/7', null],
    ['http://cashier.test/c/7', null],
    ['https://cashier.test:8443/c/7', null],
    ['https://cashier.test.evil.test/c/7', null],
    ['https://cashier.test@evil.test/c/7', null],
    ['http://127.0.0.1:4310/c/7', 'http://127.0.0.1:4310'],
  ])('of %s is on the origin %s, if that is allowed', (url, origin) => {
    expect(cashierFrame(url, site, 'dark')?.origin ?? null).toBe(origin);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'blob:https://cashier.test/1', 'cashier', ''])(
    'is none for %j',
    (url) => {
      expect(cashierFrame(url, site, 'dark')).toBeNull();
    },
  );
});

describe('the state of the payment in the frame', () => {
  const after = (...messages: Parameters<typeof said>[]): CashierState =>
    messages.reduce((state, message) => {
      const heard = said(...message);
      return heard ? cashierReducer(state, { kind: 'HEARD', heard }) : state;
    }, initialCashier);

  it('goes from loading to ready to paying to its end', () => {
    expect(after().phase).toBe('LOADING');
    expect(after(['DONE_LOADING'])).toMatchObject({ phase: 'READY', paymentId: 'dep_7' });
    expect(after(['DONE_LOADING'], ['TRANSACTION_INIT']).phase).toBe('PAYING');
    expect(after(['DONE_LOADING'], ['TRANSACTION_INIT'], ['DONE_LOADING']).phase).toBe('PAYING');
    expect(after(['TRANSACTION_INIT'], ['TX_VALIDATION_FAILED']).phase).toBe('READY');
    expect(after(['APP_ROUTE_CHANGE', { route: 'details' }]).phase).toBe('LOADING');
    expect(after(['TRANSACTION_INIT'], ['NEW_WINDOW']).windowOpen).toBe(true);
    expect(after(['TRANSACTION_INIT'], ['NEW_WINDOW'], ['NEW_WINDOW_CLOSED'])).toMatchObject({
      phase: 'PAYING',
      windowOpen: false,
    });
    expect(after(['NEW_WINDOW'], ['TX_FAILED'])).toMatchObject({
      phase: 'ENDED',
      outcome: 'FAILED',
      windowOpen: false,
    });
  });

  it('stays ended whatever the page says then, and follows the platform', () => {
    const ended = after(['TX_PENDING'], ['TX_SUCCESS'], ['DONE_LOADING']);
    expect(ended).toMatchObject({ phase: 'ENDED', outcome: 'PENDING' });
    expect(cashierReducer(ended, { kind: 'SETTLED', outcome: 'FAILED', words: 'Late.' })).toMatchObject({
      outcome: 'FAILED',
      words: 'Late.',
    });
  });

  it('cannot be reached after silence while loading, and loads again', () => {
    const silent = cashierReducer(initialCashier, { kind: 'SILENCE' });
    expect(silent.phase).toBe('UNREACHABLE');
    expect(cashierReducer(silent, { kind: 'RELOAD' }).phase).toBe('LOADING');
    expect(cashierReducer(after(['DONE_LOADING']), { kind: 'SILENCE' }).phase).toBe('READY');
    expect(after(['ONLOAD_ERROR']).phase).toBe('UNREACHABLE');
  });

  it('follows the height within bounds', () => {
    expect(after(['APP_SET_HEIGHT', { height: 600.4 }]).height).toBe(600);
    expect(after(['APP_SET_HEIGHT', { height: 1e9 }]).height).toBe(1200);
    expect(after(['APP_SET_HEIGHT', { height: -5 }]).height).toBe(240);
  });
});
