import { modals } from '#shared/modals/index.ts';
import { usePush } from '../session/index.ts';

/** Opens jackpotPopup when the member has won a jackpot, which then loads its details (JACK-07). */
export function JackpotListener(): null {
  usePush('jackpotWon', ({ jackpotId, amount, currency }) => {
    modals.open('jackpotPopup', { jackpotId, amount, currency: currency.code });
  });
  return null;
}
