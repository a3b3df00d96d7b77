import { Button, Icon } from '@magpie/ui';
import { Plus } from 'lucide-react';
import type { JSX } from 'react';
import { AccountControl } from '../features/account/index.ts';
import { MessagesControl } from '../features/messages/index.ts';
import { WalletControl } from '../features/wallets/index.ts';
import { modals } from '../shared/modals/index.ts';

/** Currency and balance, Deposit, messages and account of a signed-in member (SHELL-24). */
export function MemberControls(): JSX.Element {
  return (
    <>
      <WalletControl />
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
      <MessagesControl />
      <AccountControl />
    </>
  );
}
