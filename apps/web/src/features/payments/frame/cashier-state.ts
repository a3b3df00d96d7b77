import type { CashierMessage, CashierOutcome, HeardMessage } from './cashier-messages.ts';

/**
 * How far the payment in the frame is: its page is on its way, can be used, a payment is in progress, it has ended, or the
 * page cannot be reached.
 */
export type CashierPhase = 'LOADING' | 'READY' | 'PAYING' | 'ENDED' | 'UNREACHABLE';

export interface CashierState {
  readonly phase: CashierPhase;
  /** How it ended; only in the phase ENDED. */
  readonly outcome: CashierOutcome | null;
  readonly words: string;
  /** Height of the page in CSS px. */
  readonly height: number;
  readonly windowOpen: boolean;
  /** Id of the payment; `null` until the page has named it. */
  readonly paymentId: string | null;
  /** The payment may be at the bank, or done: its page was paying, or is open again after a reload in the middle. */
  readonly mayBeDone: boolean;
}

export type CashierEvent =
  | { readonly kind: 'HEARD'; readonly heard: HeardMessage }
  | { readonly kind: 'SILENCE' }
  | { readonly kind: 'RELOAD' }
  | { readonly kind: 'SETTLED'; readonly outcome: CashierOutcome; readonly words: string };

/** Heights in CSS px between which the frame follows its page. */
const heights = { min: 240, max: 1200 };

export interface ResumedPayment {
  /** Its id; `null` if its page had not named it yet. */
  readonly paymentId: string | null;
}

export const initialCashier: CashierState = {
  phase: 'LOADING',
  outcome: null,
  words: '',
  height: 480,
  windowOpen: false,
  paymentId: null,
  mayBeDone: false,
};

export function cashierAtFirst(resumed: ResumedPayment | undefined): CashierState {
  return resumed ? { ...initialCashier, paymentId: resumed.paymentId, mayBeDone: true } : initialCashier;
}

const bounded = (height: number) => Math.min(heights.max, Math.max(heights.min, Math.round(height)));

function afterMessage(state: CashierState, message: CashierMessage): CashierState {
  switch (message.kind) {
    case 'LOADED':
      return state.phase === 'LOADING' || state.phase === 'UNREACHABLE'
        ? { ...state, phase: 'READY' }
        : state;
    case 'LOAD_ERROR':
      return { ...state, phase: 'UNREACHABLE' };
    case 'PAYING':
      return { ...state, phase: 'PAYING', mayBeDone: true };
    case 'CORRECTING':
      return state.phase === 'PAYING' ? { ...state, phase: 'READY', windowOpen: false } : state;
    case 'WINDOW_OPENED':
      return { ...state, windowOpen: true };
    case 'WINDOW_CLOSED':
      return { ...state, windowOpen: false };
    case 'HEIGHT':
      return { ...state, height: bounded(message.height) };
    case 'OUTCOME':
      return {
        ...state,
        phase: 'ENDED',
        outcome: message.outcome,
        words: message.words,
        windowOpen: false,
      };
    default:
      return state;
  }
}

/** The next state. Once a payment has ended, only the platform can say otherwise. */
export function cashierReducer(state: CashierState, event: CashierEvent): CashierState {
  if (event.kind === 'RELOAD') {
    const { paymentId, mayBeDone } = state;
    return { ...initialCashier, paymentId, mayBeDone };
  }
  if (event.kind === 'SETTLED') {
    const { outcome, words } = event;
    return { ...state, phase: 'ENDED', outcome, words, windowOpen: false };
  }
  if (event.kind === 'SILENCE') return state.phase === 'LOADING' ? { ...state, phase: 'UNREACHABLE' } : state;
  if (state.phase === 'ENDED') return state;
  const { message, paymentId } = event.heard;
  return afterMessage(paymentId === null ? state : { ...state, paymentId }, message);
}
