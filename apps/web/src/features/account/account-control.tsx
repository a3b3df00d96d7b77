import { chakra } from '@chakra-ui/react';
import { displayName } from '@magpie/domain/account';
import { Avatar } from '@magpie/ui';
import { Popover } from '@magpie/ui/overlays';
import { useState, type JSX } from 'react';
import { useSession, type Account } from '../session/index.ts';
import { AccountPanel } from './account-panel.tsx';
import { useLevelArt } from './use-level-art.ts';

const Trigger = chakra('button', {
  base: { flexShrink: '0', borderRadius: 'full', minW: '11', minH: '11' },
});

/** The avatar of the header; pressed, it shows who is signed in and where the member can go (SHELL-25). */
export function AccountControl(): JSX.Element | null {
  const { account } = useSession();
  return account && <Control account={account} />;
}

function Control({ account }: { readonly account: Account }): JSX.Element {
  const [open, setOpen] = useState(false);
  const badge = useLevelArt(account.id);
  const { text, toBeSet } = displayName(account);
  const name = toBeSet || text === '' ? (account.email ?? account.username) : text;
  return (
    <Popover
      label="Account"
      open={open}
      onOpenChange={setOpen}
      size="sm"
      trigger={
        <Trigger type="button" aria-label="Account">
          <Avatar name={name} {...(badge !== undefined && { badge })} />
        </Trigger>
      }
    >
      <AccountPanel
        account={account}
        onLeave={() => {
          setOpen(false);
        }}
      />
    </Popover>
  );
}
