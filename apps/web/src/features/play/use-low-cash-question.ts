import { useState } from 'react';
import { useStore } from '#shared/store/index.ts';
import { balanceFlags } from './balance-flags.ts';

export interface LowCashQuestion {
  readonly asks: boolean;
  readonly ask: () => void;
  readonly close: () => void;
}

/** The one question that cash which has run low brings up over an open game: by a push, the game or the member (WMODE-09). */
export function useLowCashQuestion(): LowCashQuestion {
  const flags = useStore(balanceFlags.state);
  const [answered, setAnswered] = useState(flags);
  const [requested, setRequested] = useState(false);
  return {
    asks: requested || (flags.lowCashBalance === 'SHOW' && flags !== answered),
    ask: () => {
      setRequested(true);
    },
    close: () => {
      setAnswered(flags);
      setRequested(false);
    },
  };
}
