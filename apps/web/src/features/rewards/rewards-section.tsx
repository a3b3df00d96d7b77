import { chakra } from '@chakra-ui/react';
import { Button, Count, EmptyState, ErrorState, Heading, Skeleton } from '@magpie/ui';
import { useId, type JSX } from 'react';
import { Link } from 'react-router-dom';
import { modals } from '#shared/modals/index.ts';
import { paths } from '#shared/navigation/index.ts';
import { useSession, type Account } from '../session/index.ts';
import { useFollowNews } from '../session/late.ts';
import { useOpenRewards, type ShownReward } from './use-open-rewards.ts';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min({sizes.card}, 100%), 1fr))',
    gap: '4',
  },
});

const Group = chakra('section', { base: { '& + &': { mt: '8' } } });

interface RewardsProps {
  readonly title: string;
  readonly rewards: readonly ShownReward[];
}

function Rewards({ title, rewards }: RewardsProps): JSX.Element | null {
  const id = useId();
  if (rewards.length === 0) return null;
  return (
    <Group aria-labelledby={id}>
      <Heading level={3} size="heading.sm" display="flex" alignItems="center" gap="2" mb="3">
        <span id={id}>{title}</span> <Count value={rewards.length} />
      </Heading>
      <List aria-labelledby={id}>
        {rewards.map((reward) => (
          <li key={reward.id}>{reward.card}</li>
        ))}
      </List>
    </Group>
  );
}

function Loading(): JSX.Element {
  return (
    <List as="div" role="status" aria-label="Loading your rewards">
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <Skeleton key={card} display="block" h="60" borderRadius="lg" />
      ))}
    </List>
  );
}

function NoRewards(): JSX.Element {
  return (
    <EmptyState
      level={3}
      spot="no-promos"
      title="No open rewards"
      action={
        <Button asChild>
          <Link
            to={paths.promotions}
            onClick={() => {
              modals.close('myAccount');
            }}
          >
            See promotions
          </Link>
        </Button>
      }
    >
      Whatever you can claim, activate or play stands here, with what it takes and when it ends.
    </EmptyState>
  );
}

function OpenRewards({ account }: { readonly account: Account }): JSX.Element {
  const { ready, waiting, failed, retrying, retry, refetch } = useOpenRewards(account);
  useFollowNews(refetch);
  if (!ready) return <Loading />;
  return (
    <>
      {failed && <ErrorState level={3} onRetry={retry} retrying={retrying} />}
      <Rewards title="Ready for you" rewards={ready} />
      <Rewards title="Not yet" rewards={waiting} />
      {!failed && ready.length + waiting.length === 0 && <NoRewards />}
    </>
  );
}

/** All that waits for a press of the member, in one list, whatever gave it. */
export function RewardsSection(): JSX.Element | null {
  const { account } = useSession();
  return account && <OpenRewards account={account} />;
}
