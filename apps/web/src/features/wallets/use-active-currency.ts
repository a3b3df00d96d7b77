import { activeCurrencyTexts as texts } from '@magpie/domain/wallets';
import { useChangeActiveCurrencyMutation } from '@magpie/gql/wallets';
import { useState } from 'react';
import { isAnsweredBySession, toasts } from '#shared/toasts/index.ts';

export interface ActiveCurrencyChoice {
  /** Code that is being made the active one, or `null`. */
  readonly choosing: string | null;
  /** Settles when the platform has answered, with whether it is the active one now. */
  readonly choose: (code: string) => Promise<boolean>;
}

/** Makes another currency the active one through updateMe; a failure keeps the old one (WALLET-08 to WALLET-10). */
export function useActiveCurrency(): ActiveCurrencyChoice {
  const [change] = useChangeActiveCurrencyMutation();
  const [choosing, setChoosing] = useState<string | null>(null);

  const choose = async (currency: string) => {
    setChoosing(currency);
    try {
      await change({ variables: { currency } });
      toasts.success(texts.title, texts.changed);
      return true;
    } catch (error) {
      if (!isAnsweredBySession(error)) toasts.error(texts.title, texts.failed);
      return false;
    } finally {
      setChoosing(null);
    }
  };
  return { choosing, choose };
}
