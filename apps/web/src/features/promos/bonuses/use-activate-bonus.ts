import { legacyMemberId } from '@magpie/domain/account';
import {
  activationFailureText,
  activationReasons,
  decideActivation,
  unplayableText,
} from '@magpie/domain/bonuses';
import { refusalText } from '@magpie/domain/decision';
import { useActivateConsumableBonusMutation } from '@magpie/gql/promos';
import { platformErrorOf } from '#shared/apollo/index.ts';
import { dateNow } from '#shared/clock/index.ts';
import { modals } from '#shared/modals/index.ts';
import { useRefresh } from '#shared/page/index.ts';
import { isAnsweredBySession } from '#shared/toasts/index.ts';
import { useSession } from '../../session/index.ts';
import { activatable, type Bonus } from './bonus-text.ts';

type Activated = Pick<Bonus, 'consumablePromoType' | 'id' | 'expiresAt'>;

export interface BonusActivation {
  readonly activate: (bonus: Activated) => Promise<void>;
  readonly busy: boolean;
}

function tellFailure(message: string): void {
  modals.open('activateBonusAlert', { outcome: 'failure', message });
}

/**
 * Activates a bonus and opens activateBonusAlert with what came of it (BONUS-08, BONUS-10, BONUS-11).
 * @param onActivated is called before the bonus leaves the lists
 */
export function useActivateBonus(onActivated: () => void = () => undefined): BonusActivation {
  const { account } = useSession();
  const [send, { loading }] = useActivateConsumableBonusMutation();
  const refresh = useRefresh();
  return {
    busy: loading,
    activate: async (bonus) => {
      if (!account) return;
      const { id } = bonus;
      const decision = decideActivation({
        signedIn: true,
        bonus: activatable(bonus),
        hasActivePromo: null,
        now: dateNow(),
      });
      if (!decision.allowed) {
        tellFailure(refusalText(activationReasons, decision));
        return;
      }
      let unplayable: string | null;
      try {
        const { data } = await send({ variables: { id, member: legacyMemberId(account) } });
        unplayable = unplayableText(data?.activateConsumableBonus.status ?? 'ACTIVE');
      } catch (error) {
        if (isAnsweredBySession(error)) return;
        tellFailure(activationFailureText(platformErrorOf(error)));
        // What is on screen was old then.
        await refresh();
        return;
      }
      onActivated();
      if (unplayable === null) modals.open('activateBonusAlert', { outcome: 'success' });
      else tellFailure(unplayable);
      await refresh();
    },
  };
}
