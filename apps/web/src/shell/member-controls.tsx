import { Button, Icon, Skeleton } from '@magpie/ui';
import { Plus } from 'lucide-react';
import { Suspense, type JSX } from 'react';
import { AccountControl } from '../features/account/index.ts';
import { MessagesControl } from '../features/messages/index.ts';
import { WalletControl } from '../features/wallets/index.ts';
import { modals } from '../shared/modals/index.ts';

/** Currency and balance, Deposit, messages and account of a signed-in member (SHELL-24). */
export function MemberControls(): JSX.Element {
  const round = <Skeleton w="44px" h="44px" borderRadius="full" />;
  return (
    <>
      <Suspense fallback={<Skeleton w={{ base: '104px', md: '150px' }} h="44px" borderRadius="md" />}>
        <WalletControl />
      </Suspense>
      <Button
        variant="primary"
        hideBelow="md"
        icon={<Icon of={Plus} size="sm" />}
        onClick={() => {
          modals.open('depositModal');
        }}
      >
        Deposit
      </Button>
      <Suspense fallback={round}>
        <MessagesControl />
      </Suspense>
      <Suspense fallback={round}>
        <AccountControl />
      </Suspense>
    </>
  );
}
