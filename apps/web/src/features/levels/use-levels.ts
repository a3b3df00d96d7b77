import { skipToken } from '@apollo/client/react';
import { displayedTier } from '@magpie/domain/levels';
import {
  useLevelSchemeQuery,
  useMemberLevelQuery,
  type LevelProgress_memberLevelFragment,
  type LevelSchemeQuery,
} from '@magpie/gql/levels';
import { freshAfter } from '#shared/apollo/index.ts';
import { useLoading, type Loading } from '#shared/page/index.ts';
import { useSession } from '../session/index.ts';
import { useFollowPlay } from '../session/late.ts';

export interface ShownTier {
  readonly level: number;
  readonly name: string;
  readonly max: boolean;
  readonly xpRequired: number;
  readonly bonusFunds: number;
  /** In percent. */
  readonly cashbackPercentage: number;
}

export type Experience = LevelSchemeQuery['levelConfig']['experiences'][number];

export interface Levels extends Loading {
  /** All tiers, the base level first; `undefined` while they are on their way. */
  readonly tiers: readonly ShownTier[] | undefined;
  readonly experiences: readonly Experience[];
  /** Nothing for a visitor, while it is on its way and when it could not be fetched. */
  readonly own: LevelProgress_memberLevelFragment | undefined;
  /** How far the member's place is. A failure raises no toast (spec 2 §8); it is told where the place would stand. */
  readonly ownLoading: Loading;
}

interface OwnLevel extends Pick<Levels, 'own' | 'ownLoading'> {
  readonly refetch: () => Promise<unknown>;
}

export function useOwnLevel(): OwnLevel {
  const { account } = useSession();
  const result = useMemberLevelQuery(
    account
      ? {
          variables: { member: account.id },
          fetchPolicy: 'cache-and-network',
          context: freshAfter('GAP', 'PLAY', 'LEVEL', 'CLOCK'),
        }
      : skipToken,
  );
  return {
    own: account ? result.data?.memberLevel : undefined,
    ownLoading: useLoading(result),
    refetch: result.refetch,
  };
}

/** The loyalty scheme and the member's place in it, which follows play; what tier 10 shows is capped (LEVEL-05). */
export function useLevels(): Levels {
  const { own, ownLoading, refetch } = useOwnLevel();
  useFollowPlay(refetch);
  const scheme = useLevelSchemeQuery();
  const tiers = scheme.data?.levelConfig.levels.map((tier) =>
    displayedTier({
      level: tier.level,
      name: tier.name,
      max: tier.max,
      xpRequired: tier.xpRequired,
      bonusFunds: Number(tier.bonusFunds),
      cashbackPercentage: Number(tier.cashbackPercentage),
    }),
  );
  return {
    tiers,
    experiences: scheme.data?.levelConfig.experiences ?? [],
    own,
    ownLoading,
    ...useLoading(scheme),
  };
}
