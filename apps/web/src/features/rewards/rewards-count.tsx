import { haveRewardsChanged } from '@magpie/domain/rewards';
import { useOpenRewardsQuery } from '@magpie/gql/rewards';
import { Count } from '@magpie/ui';
import { useEffect, useEffectEvent, type JSX } from 'react';
import { freshAfter } from '#shared/apollo/index.ts';
import { useAtNow } from '#shared/clock/index.ts';
import { useSession, type Account } from '../session/index.ts';
import { useFollowNews } from '../session/late.ts';

function Ready({ account }: { readonly account: Account }): JSX.Element | null {
  const { data, refetch } = useOpenRewardsQuery({
    variables: { member: account.id },
    context: freshAfter('GAP', 'PLAY', 'LEVEL', 'CLOCK'),
  });
  const ask = useEffectEvent(() => {
    refetch().catch(() => undefined);
  });
  const { ready = 0, changesAt = null } = data?.member.openRewards ?? {};
  const isOld = useAtNow((now) => haveRewardsChanged(changesAt, now));
  useEffect(() => {
    if (isOld) ask();
  }, [isOld]);
  useFollowNews(() => refetch());
  if (ready === 0) return null;
  return (
    <>
      {' '}
      <Count value={ready} label={`${String(ready)} to claim`} />
    </>
  );
}

/** How many rewards can be had now, as the platform counts them: one question for all of them. Nothing while there are none. */
export function RewardsCount(): JSX.Element | null {
  const { account } = useSession();
  return account && <Ready account={account} />;
}
