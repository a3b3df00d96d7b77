import { useClaimLevelRewardMutation } from '@magpie/gql/levels';
import { useRefresh } from '#shared/page/index.ts';
import { toasts } from '#shared/toasts/index.ts';

export interface LevelRewardClaim {
  readonly claim: (level: number) => Promise<void>;
  readonly busy: boolean;
}

/** Claims the one-time reward of a reached level, which comes as a bonus to be activated (LEVEL-15, BONUS-19). */
export function useClaimLevelReward(): LevelRewardClaim {
  const [send, { loading }] = useClaimLevelRewardMutation();
  const refresh = useRefresh();
  return {
    busy: loading,
    claim: async (level) => {
      try {
        await send({ variables: { level } });
        toasts.success('Level-up bonus claimed', "Activate it under 'My Bonuses'.");
      } catch (error) {
        toasts.failure(error);
      }
      // Also after a refusal: what is on screen was old then.
      await refresh();
    },
  };
}
