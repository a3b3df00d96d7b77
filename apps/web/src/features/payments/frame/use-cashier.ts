import { paymentTitles } from '@magpie/domain/messages';
import { useEffect, useEffectEvent, useReducer, useState, type RefObject } from 'react';
import { connectionLost } from '../../../shared/apollo/index.ts';
import { modals } from '../../../shared/modals/index.ts';
import { useStore } from '../../../shared/store/index.ts';
import { toasts } from '../../../shared/toasts/index.ts';
import { useMissedPushes, usePush, useSessionService } from '../../session/index.ts';
import { cashierMessageOf, type CashierFrame } from './cashier-messages.ts';
import { cashierReducer, initialCashier, type CashierState } from './cashier-state.ts';
import { useSettledPayment } from './use-settled-payment.ts';

/** How long the provider's page may say nothing before it counts as not reached, in ms. */
const longestSilence = 20_000;

/** The payment in the frame. */
export interface Cashier {
  readonly state: CashierState;
  /** Loads the provider's page anew. */
  readonly reload: () => void;
}

/** What a cashier is made of. */
export interface CashierSetting {
  readonly kind: 'Deposit' | 'Withdraw';
  /** `null` for an address that may not be shown. */
  readonly page: CashierFrame | null;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly onClose: () => void;
}

/** Calls back for every message event of this window. */
function useMessages(listener: (event: MessageEvent<unknown>) => void): void {
  const onMessage = useEffectEvent(listener);
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      onMessage(event);
    };
    addEventListener('message', listen);
    return () => {
      removeEventListener('message', listen);
    };
  }, []);
}

/** Counts what may be about a payment whose end is still open: a message to the member, and pushes that were missed. */
function useNews(outcome: CashierState['outcome']): number {
  const [news, setNews] = useState(0);
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

/**
 * Follows the provider's page by its messages, and asks the platform wherever a push may have been missed: while the
 * socket is down, and when the page says that all went well but no push has closed the frame yet. A payment that the page
 * has left open is asked about with each message to the member, as its end comes with one.
 */
export function useCashier({ kind, page, frame, onClose }: CashierSetting): Cashier {
  const [state, dispatch] = useReducer(cashierReducer, initialCashier);
  const { refreshAccount } = useSessionService();
  const lost = useStore(connectionLost);
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

  useEffect(() => {
    if (phase !== 'LOADING') return undefined;
    const timer = setTimeout(() => {
      dispatch({ kind: 'SILENCE' });
    }, longestSilence);
    return () => {
      clearTimeout(timer);
    };
  }, [phase]);

  const waiting = outcome === 'SUCCESS' || (lost && outcome !== 'FAILED' && outcome !== 'CANCELLED');
  const news = useNews(outcome);
  useSettledPayment({ kind, paymentId }, { repeatedly: waiting, news }, (end) => {
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
