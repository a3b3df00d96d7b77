import { chakra } from '@chakra-ui/react';
import { achievementTypes, withEmptyBadge } from '@magpie/domain/achievements';
import { useAchievementsQuery, type AchievementsQuery } from '@magpie/gql/achievements';
import { EmptyState, ErrorState, Segmented, Skeleton, Text } from '@magpie/ui';
import { useId, type JSX } from 'react';
import { useAccountQuery } from '#shared/account-query/index.ts';
import { freshAfter } from '#shared/apollo/index.ts';
import { useLoading } from '#shared/page/index.ts';
import { useFollowPlay } from '../session/late.ts';
import { BadgeCard, EmptyBadgeCard } from './badge-card.tsx';
import { useShownBadge } from './use-shown-badge.ts';
import { WornBadgeCard } from './worn-badge-card.tsx';

type Achievement = AchievementsQuery['achievements']['edges'][number]['node'];

const names: Readonly<Record<Achievement['type'], string>> = {
  CasinoExplorer: 'Casino explorer',
  RegularPlayer: 'Regular player',
  SteadyGambler: 'Steady gambler',
  WinningStreak: 'Winning streak',
};

/** The sub-tabs in their order; the first is the default (ACH-01). */
const tabs = achievementTypes.map((value) => ({ value, label: names[value] }));

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(min({sizes.40}, 100%), 1fr))',
      md: 'repeat(auto-fill, minmax({sizes.50}, 1fr))',
    },
    gap: { base: '3', md: '4' },
    mt: '5',
  },
});
const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '3',
    '& > :first-of-type': { w: { base: 'full', md: 'auto' } },
    // Four in a row would not fit a phone.
    '& [role=radiogroup]': {
      smDown: { display: 'grid', gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, 1fr)' },
    },
  },
});

function Badges({ achievement }: { readonly achievement: Achievement }): JSX.Element {
  const shown = useShownBadge();
  const termsId = useId();
  const next = achievement.badges.find(({ completed }) => !completed);
  return (
    <>
      <WornBadgeCard badge={shown} achievement={achievement} termsId={termsId} />
      <Grid aria-label={achievement.name}>
        {withEmptyBadge(achievement.badges).map((badge) =>
          'id' in badge ? (
            <BadgeCard
              key={badge.id}
              achievement={achievement}
              badge={badge}
              termsId={termsId}
              next={badge === next}
              worn={shown !== null && 'id' in shown && shown.id === badge.id}
            />
          ) : (
            <EmptyBadgeCard
              key={badge.level}
              type={achievement.type}
              worn={shown !== null && !('id' in shown)}
            />
          ),
        )}
      </Grid>
    </>
  );
}

function Earned({ badges }: Pick<Achievement, 'badges'>): JSX.Element {
  const earned = badges.filter(({ completed }) => completed).length;
  return (
    <Text as="span" size="body.sm" tone="muted">
      {earned} of {badges.length} earned
    </Text>
  );
}

function Loading(): JSX.Element {
  return (
    <Grid as="div" role="status" aria-label="Loading achievements">
      {tabs.map(({ value }) => (
        <Skeleton key={value} display="block" h="55" borderRadius="lg" />
      ))}
    </Grid>
  );
}

/** The account section 'achievements': the badges of one type of achievement, told by `type` in the account area's query. */
export function AchievementsSection(): JSX.Element {
  const query = useAccountQuery();
  const { data, ...answer } = useAchievementsQuery({
    fetchPolicy: 'cache-and-network',
    context: freshAfter('GAP', 'PLAY'),
  });
  const { failed, retrying, retry } = useLoading({ data, ...answer });
  useFollowPlay(answer.refetch);
  const chosen = achievementTypes.find((type) => type === query.read('type')) ?? achievementTypes[0];
  const achievement = data?.achievements.edges.find(({ node }) => node.type === chosen)?.node;
  const choose = (type: Achievement['type']) => {
    query.change({ type });
  };
  return (
    <section aria-label="Achievements">
      <Bar>
        <div>
          <Segmented label="Achievement type" options={tabs} value={chosen} onChange={choose} />
        </div>
        {achievement && <Earned badges={achievement.badges} />}
      </Bar>
      {failed && <ErrorState level={3} onRetry={retry} retrying={retrying} />}
      {!failed && !data && <Loading />}
      {data && achievement && <Badges achievement={achievement} />}
      {data && !achievement && (
        <EmptyState level={3} title="No badges here yet">
          There is nothing to earn for this way of playing at the moment.
        </EmptyState>
      )}
    </section>
  );
}
