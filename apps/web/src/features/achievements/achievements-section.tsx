import { chakra } from '@chakra-ui/react';
import { withEmptyBadge } from '@magpie/domain/achievements';
import { useAchievementsQuery, type AchievementsQuery } from '@magpie/gql/achievements';
import { EmptyState, ErrorState, Segmented, Skeleton } from '@magpie/ui';
import type { JSX } from 'react';
import { useAddressQuery, withEntries } from '#shared/navigation/index.ts';
import { BadgeCard, EmptyBadgeCard } from './badge-card.tsx';

type Achievement = AchievementsQuery['achievements']['edges'][number]['node'];

/** The sub-tabs in their order; the first is the default (ACH-01). */
const types: readonly { readonly value: Achievement['type']; readonly label: string }[] = [
  { value: 'CasinoExplorer', label: 'Casino explorer' },
  { value: 'RegularPlayer', label: 'Regular player' },
  { value: 'SteadyGambler', label: 'Steady gambler' },
  { value: 'WinningStreak', label: 'Winning streak' },
];

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min({sizes.50}, 100%), 1fr))',
    gap: '4',
    mt: '5',
    listStyleType: 'none',
  },
});
const Kinds = chakra('div', { base: { overflowX: 'auto', scrollbarWidth: 'none' } });

function Badges({ achievement }: { readonly achievement: Achievement }): JSX.Element {
  const { badges, progress } = achievement;
  return (
    <Grid aria-label={achievement.name}>
      {withEmptyBadge(badges).map((badge) =>
        'id' in badge ? (
          <BadgeCard
            key={badge.id}
            badge={badge}
            value={progress.value}
            active={progress.activeBadge?.id === badge.id}
          />
        ) : (
          <EmptyBadgeCard key={badge.level} name={badge.name} />
        ),
      )}
    </Grid>
  );
}

function Loading(): JSX.Element {
  return (
    <Grid role="status" aria-label="Loading achievements">
      {types.map(({ value }) => (
        <Skeleton key={value} display="block" h="55" borderRadius="lg" />
      ))}
    </Grid>
  );
}

/** The account section 'achievements': the badges of one type of achievement, told by `type` in the address. */
export function AchievementsSection(): JSX.Element {
  const [query, changeQuery] = useAddressQuery();
  const { data, error, refetch } = useAchievementsQuery({ fetchPolicy: 'cache-and-network' });
  const chosen = types.find(({ value }) => value === query.get('type'))?.value ?? 'CasinoExplorer';
  const achievement = data?.achievements.edges.find(({ node }) => node.type === chosen)?.node;
  const choose = (type: Achievement['type']) => {
    changeQuery((newest) => withEntries(newest, { type }), { replace: true });
  };
  return (
    <section aria-label="Achievements">
      <Kinds>
        <Segmented label="Achievement type" options={types} value={chosen} onChange={choose} />
      </Kinds>
      {error && !data && <ErrorState level={3} onRetry={() => void refetch().catch(() => undefined)} />}
      {!error && !data && <Loading />}
      {data && achievement && <Badges achievement={achievement} />}
      {data && !achievement && (
        <EmptyState level={3} title="No badges here yet">
          There is nothing to earn for this way of playing at the moment.
        </EmptyState>
      )}
    </section>
  );
}
