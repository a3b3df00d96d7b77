import { activeCurrencyTexts as texts } from '@magpie/domain/wallets';
import { useChangeActiveCurrencyMutation } from '@magpie/gql/wallets';
import { useState } from 'react';
import { isAnsweredBySession, toasts } from '#shared/toasts/index.ts';

export interface ActiveCurrencyChoice {
  /** Code that is being made the active one, or `null`. */
  readonly choosing: string | null;
  readonly choose: (code: string) => void;
}

/** Makes another currency the active one through updateMe; a failure keeps the old one (WALLET-08 to WALLET-10). */
export function useActiveCurrency(): ActiveCurrencyChoice {
  const [change] = useChangeActiveCurrencyMutation();
  const [choosing, setChoosing] = useState<string | null>(null);

  const send = async (currency: string) => {
    setChoosing(currency);
    try {
      await change({ variables: { currency } });
      toasts.success(texts.title, texts.changed);
    } catch (error) {
      if (!isAnsweredBySession(error)) toasts.error(texts.title, texts.failed);
    }
    setChoosing(null);
  };
  return { choosing, choose: (code) => void send(code) };
}
