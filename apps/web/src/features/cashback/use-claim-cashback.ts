import { goneWrongForNow } from '@magpie/domain/decision';
import { useClaimCashbackMutation } from '@magpie/gql/cashback';
import { platformErrorOf } from '#shared/apollo/index.ts';
import { paths } from '#shared/navigation/index.ts';
import { useRefresh } from '#shared/page/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { askIn, useSessionService } from '../session/index.ts';

const failed = 'Cashback Claim error';

function tellFailure(error: unknown): void {
  const message = platformErrorOf(error)?.message ?? '';
  if (message.trim() === '') toasts.error(failed, goneWrongForNow);
  else toasts.failure(error, failed);
}

export interface CashbackClaim {
  /** A visitor gets loginModal instead (AUTH-42), and after it the cashback with the claim on offer (AUTH-45). */
  readonly claim: (cashbackId: string) => void;
  readonly busy: boolean;
}

/** Claims a cashback, says what came of it, and fetches what is on screen again (CASHBK-14, CASHBK-15). */
export function useClaimCashback(): CashbackClaim {
  const [send, { loading }] = useClaimCashbackMutation();
  const { state, refreshAccount } = useSessionService();
  const refresh = useRefresh();
  const perform = async (id: string): Promise<void> => {
    try {
      await send({ variables: { id } });
    } catch (error) {
      tellFailure(error);
      // What is on screen was old then.
      await refresh();
      return;
    }
    toasts.success('Cashback claimed successfully');
    await Promise.all([refresh(), refreshAccount()]);
  };
  const claim = (id: string): void => {
    if (state.get().signedIn) void perform(id);
    else askIn('loginModal', paths.cashback(id));
  };
  return { claim, busy: loading };
}
