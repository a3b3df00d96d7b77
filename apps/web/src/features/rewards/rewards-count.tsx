import { Count } from '@magpie/ui';
import type { JSX } from 'react';
import { useSession, type Account } from '../session/index.ts';
import { useOpenRewards } from './use-open-rewards.ts';

function Ready({ account }: { readonly account: Account }): JSX.Element | null {
  const { ready = [] } = useOpenRewards(account);
  if (ready.length === 0) return null;
  return (
    <>
      {' '}
      <Count value={ready.length} label={`${String(ready.length)} to claim`} />
    </>
  );
}

/** How many rewards can be had now; nothing while there are none. */
export function RewardsCount(): JSX.Element | null {
  const { account } = useSession();
  return account && <Ready account={account} />;
}
