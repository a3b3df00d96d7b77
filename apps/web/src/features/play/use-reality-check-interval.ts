import { defaultRealityCheck, realityCheckIntervals, type RealityCheckInterval } from '@magpie/domain/play';
import { useRealityCheckIntervalQuery, useSetRealityCheckIntervalMutation } from '@magpie/gql/play';
import { toasts } from '#shared/toasts/index.ts';

/** After how much play the member is asked whether to go on, and how to change it. */
export interface IntervalChoice {
  readonly interval: RealityCheckInterval;
  /** Whether it is not known yet, or could not be asked for. */
  readonly unknown: boolean;
  readonly failed: boolean;
  readonly saving: boolean;
  readonly again: () => void;
  /** @param value of an option; what is no interval changes nothing */
  readonly choose: (value: string) => Promise<boolean>;
}

export function useRealityCheckInterval(): IntervalChoice {
  const { data, error, refetch } = useRealityCheckIntervalQuery();
  const [set, { loading: saving }] = useSetRealityCheckIntervalMutation();
  const choose = async (value: string) => {
    const interval = realityCheckIntervals.find((known) => known === value);
    if (interval === undefined || saving) return false;
    try {
      await set({ variables: { interval } });
      await refetch();
      return true;
    } catch (failure) {
      toasts.failure(failure, 'The reality check could not be changed');
      return false;
    }
  };
  return {
    interval: data?.realityCheckInterval ?? defaultRealityCheck,
    unknown: !data,
    failed: !data && error !== undefined,
    saving,
    again: () => void refetch().catch(() => undefined),
    choose,
  };
}
