import { paymentTitles } from '@magpie/domain/messages';
import { useEffect, useEffectEvent, useReducer, useState, type RefObject } from 'react';
import { socketOffline } from '#shared/apollo/index.ts';
import { modals } from '#shared/modals/index.ts';
import { useMessages } from '#shared/page/index.ts';
import { useStore } from '#shared/store/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { useMissedPushes, usePush, useSessionService } from '../../session/index.ts';
import { cashierMessageOf, type CashierFrame } from './cashier-messages.ts';
import { cashierAtFirst, cashierReducer, type CashierState, type ResumedPayment } from './cashier-state.ts';
import { useSettledPayment } from './use-settled-payment.ts';

/** How long the provider's page may say nothing before it counts as not reached, in ms. */
const longestSilence = 20_000;

export interface Cashier {
  readonly state: CashierState;
  readonly reload: () => void;
}

export interface CashierSetting {
  readonly kind: 'Deposit' | 'Withdraw';
  /** `null` for an address that may not be shown. */
  readonly page: CashierFrame | null;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly resumed?: ResumedPayment;
  readonly onClose: () => void;
}

/** Counts what may tell the end of an open payment: an interruption, a message to the member, missed pushes. */
function useNews(outcome: CashierState['outcome'], interrupted: boolean): number {
  const [news, setNews] = useState(interrupted ? 1 : 0);
  const ended = outcome === 'FAILED' || outcome === 'CANCELLED';
  const count = () => {
    setNews((before) => before + 1);
  };
  usePush('messageCreated', () => {
    if (outcome === 'PENDING' || outcome === 'UNRESOLVED') count();
  });
  useMissedPushes(() => {
    if (!ended) count();
  });
  return ended ? 0 : news;
}

function useSilence(expecting: boolean, listener: () => void): void {
  const onSilence = useEffectEvent(listener);
  useEffect(() => {
    if (!expecting) return undefined;
    const timer = setTimeout(() => {
      onSilence();
    }, longestSilence);
    return () => {
      clearTimeout(timer);
    };
  }, [expecting]);
}

function isAwaited({ phase, outcome, mayBeDone }: CashierState, lost: boolean): boolean {
  if (outcome === 'FAILED' || outcome === 'CANCELLED') return false;
  return outcome === 'SUCCESS' || lost || (phase === 'UNREACHABLE' && mayBeDone);
}

/**
 * Follows the provider's page by its messages, and asks the platform wherever a push may have been missed: while the
 * socket is down, when the page cannot be reached in the middle of a payment, and when it says that all went well but no
 * push has closed the frame yet. A payment that a reload has interrupted is asked about at once, and one that the page has
 * left open with each message to the member, as its end comes with one.
 */
export function useCashier({ kind, page, frame, resumed, onClose }: CashierSetting): Cashier {
  const [state, dispatch] = useReducer(cashierReducer, resumed, cashierAtFirst);
  const { refreshAccount } = useSessionService();
  const lost = useStore(socketOffline);
  const { phase, outcome, paymentId } = state;

  useMessages((event) => {
    if (!page) return;
    const source = { window: frame.current?.contentWindow ?? null, origin: page.origin };
    const heard = cashierMessageOf(event, source);
    if (!heard) return;
    dispatch({ kind: 'HEARD', heard });
    if (heard.message.kind === 'CLOSE') onClose();
    if (heard.message.kind === 'CANCEL_WITHDRAWAL' && heard.paymentId !== null)
      modals.open('cancelWithdrawalModal', { withdrawalId: heard.paymentId });
  });

  useSilence(phase === 'LOADING', () => {
    dispatch({ kind: 'SILENCE' });
  });

  const news = useNews(outcome, resumed !== undefined);
  useSettledPayment({ kind, paymentId }, { repeatedly: isAwaited(state, lost), news }, (end) => {
    if (end.outcome !== 'SUCCESS') {
      dispatch({ kind: 'SETTLED', ...end });
      return;
    }
    void refreshAccount();
    onClose();
    toasts.success(kind === 'Deposit' ? paymentTitles.depositApproved : paymentTitles.withdrawalReceived);
  });

  return {
    state,
    reload: () => {
      dispatch({ kind: 'RELOAD' });
    },
  };
}
