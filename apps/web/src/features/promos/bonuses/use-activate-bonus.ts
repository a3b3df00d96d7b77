import { legacyMemberId } from '@magpie/domain/endpoints';
import { useActivateConsumableBonusMutation } from '@magpie/gql/promos';
import { platformErrorOf, type PlatformError } from '../../../shared/apollo/index.ts';
import { modals } from '../../../shared/modals/index.ts';
import { useRefresh } from '../../../shared/page/index.ts';
import { isAnsweredBySession } from '../../../shared/toasts/index.ts';
import { useSession } from '../../session/index.ts';

const alreadyActive =
  'You already have an active bonus. Please use or deactivate it before activating a new one.';
const goneWrong = 'Something went wrong. Please try again later.';

/** Why a bonus could not be activated, in the words a person reads (BONUS-10, BONUS-11). */
export function activationProblem(refusal: PlatformError | null): string {
  if (refusal?.code === 'ACTIVE_PROMO') return alreadyActive;
  return refusal && refusal.message.trim() !== '' ? refusal.message : goneWrong;
}

/** Activating a consumable bonus. */
export interface BonusActivation {
  readonly activate: (bonus: { readonly id: string }) => Promise<void>;
  readonly busy: boolean;
}

/** Activates a bonus and opens activateBonusAlert with what came of it (BONUS-08, BONUS-10, BONUS-11). */
export function useActivateBonus(): BonusActivation {
  const { account } = useSession();
  const [send, { loading }] = useActivateConsumableBonusMutation();
  const refresh = useRefresh();
  return {
    busy: loading,
    activate: async ({ id }) => {
      if (!account) {
        modals.open('loginModal');
        return;
      }
      try {
        await send({ variables: { id, member: legacyMemberId(account) } });
      } catch (error) {
        if (isAnsweredBySession(error)) return;
        modals.open('activateBonusAlert', {
          outcome: 'failure',
          message: activationProblem(platformErrorOf(error)),
        });
        return;
      }
      modals.open('activateBonusAlert', { outcome: 'success' });
      await refresh();
    },
  };
}
