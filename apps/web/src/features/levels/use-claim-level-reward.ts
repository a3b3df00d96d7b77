import { useClaimLevelRewardMutation } from '@magpie/gql/levels';
import { useRefresh } from '#shared/page/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { useSessionService } from '../session/index.ts';

export interface LevelRewardClaim {
  readonly claim: (level: number) => Promise<void>;
  readonly busy: boolean;
}

/** Claims the one-time reward of a reached level (LEVEL-15). */
export function useClaimLevelReward(): LevelRewardClaim {
  const [send, { loading }] = useClaimLevelRewardMutation();
  const { refreshAccount } = useSessionService();
  const refresh = useRefresh();
  return {
    busy: loading,
    claim: async (level) => {
      try {
        await send({ variables: { level } });
      } catch (error) {
        toasts.failure(error);
        return;
      }
      toasts.success('Level-up bonus claimed', 'It is in your casino bonus balance.');
      await Promise.all([refresh(), refreshAccount()]);
    },
  };
}
