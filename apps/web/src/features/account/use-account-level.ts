import { useAccountLevelQuery, type AccountLevelQuery } from '@magpie/gql/achievements';
import { freshAfter } from '#shared/apollo/index.ts';

export interface AccountLevel {
  readonly level: number;
  readonly name: string;
  /** Experience earned in all, as a decimal. */
  readonly experience: string;
  /** 0 to 100 with 2 decimals, as the platform answers it. */
  readonly percent: string;
  /** The next tier, or `null` on the highest. */
  readonly next: { readonly level: number; readonly xpRequired: number } | null;
}

export interface AccountLevelState {
  /** `null` until it has arrived. */
  readonly level: AccountLevel | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

function levelOf({ memberLevel, levelConfig }: AccountLevelQuery): AccountLevel {
  const { level, experience, progressPercent } = memberLevel;
  const tier = (wanted: number) => levelConfig.levels.find((each) => each.level === wanted);
  const next = tier(level + 1);
  return {
    level,
    name: tier(level)?.name ?? `Level ${String(level)}`,
    experience,
    percent: progressPercent,
    next: next ? { level: next.level, xpRequired: next.xpRequired } : null,
  };
}

export function useAccountLevel(memberId: string): AccountLevelState {
  const { data, error, refetch } = useAccountLevelQuery({
    variables: { member: memberId },
    fetchPolicy: 'cache-and-network',
    context: freshAfter('GAP', 'PLAY', 'LEVEL'),
  });
  return {
    level: data ? levelOf(data) : null,
    failed: error !== undefined && !data,
    retry: () => {
      refetch().catch(() => undefined);
    },
  };
}
