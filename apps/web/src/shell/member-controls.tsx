import { Button, Icon, Skeleton } from '@magpie/ui';
import { Plus } from 'lucide-react';
import type { JSX } from 'react';
import { AccountControl } from '#features/account/index.ts';
import { MessagesControl } from '#features/messages/index.ts';
import { PromoProgress } from '#features/play/index.ts';
import { WalletControl } from '#features/wallets/index.ts';
import { modals } from '#shared/modals/index.ts';
import { Part } from '#shared/page/index.ts';

/** Currency and balance, Deposit, messages and account of a signed-in member (SHELL-24). */
export function MemberControls(): JSX.Element {
  const round = <Skeleton w="11" h="11" borderRadius="full" />;
  return (
    <>
      <Part>
        <PromoProgress place="header" />
      </Part>
      <Part fallback={<Skeleton w={{ base: '24', md: 'field' }} h="11" borderRadius="md" />}>
        <WalletControl />
      </Part>
      <Button
        variant="primary"
        display={{ mdDown: 'none' }}
        icon={<Icon of={Plus} size="sm" />}
        onClick={() => {
          modals.open('depositModal');
        }}
      >
        Deposit
      </Button>
      <Part fallback={round}>
        <MessagesControl />
      </Part>
      <Part fallback={round}>
        <AccountControl />
      </Part>
    </>
  );
}
