import { chakra } from '@chakra-ui/react';
import { displayName } from '@magpie/domain/account';
import { Heading, Icon, Link, Text } from '@magpie/ui';
import { ArrowUpRight, Award, LogOut, User, type LucideIcon } from 'lucide-react';
import type { JSX } from 'react';
import { WornBadge } from '../achievements/index.ts';
import { useSessionService, type Account } from '../session/index.ts';
import { modals } from '#shared/modals/index.ts';
import { rowButton } from '#shared/page/index.ts';
import { LevelLine } from './level-line.tsx';
import { useOpenAccount } from './use-open-account.ts';

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    p: '5',
    pb: '4',
    '& > [data-part=who]': { minW: '0', overflowWrap: 'anywhere' },
  },
});

const Entries = chakra('ul', {
  base: {
    p: '2',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    '& button': {
      ...rowButton,
      fontSize: 'body',
      fontWeight: '500',
    },
    '& > li:last-of-type': { mt: '2', pt: '2', borderTopWidth: '1px', borderColor: 'border.muted' },
  },
});

export interface AccountPanelProps {
  readonly account: Account;
  readonly onLeave: () => void;
}

function Entry({
  icon,
  label,
  onPress,
}: {
  icon: LucideIcon;
  label: string;
  onPress: () => void;
}): JSX.Element {
  return (
    <li>
      <button type="button" onClick={onPress}>
        <Icon of={icon} />
        {label}
      </button>
    </li>
  );
}

/** Name and e-mail address, the worn badge, the level and the four entries in their order (SHELL-25 to SHELL-28). */
export function AccountPanel({ account, onLeave }: AccountPanelProps): JSX.Element {
  const openAccount = useOpenAccount();
  const { logOut } = useSessionService();
  const { text, toBeSet } = displayName(account);
  const leaveAnd = (action: () => void) => () => {
    onLeave();
    action();
  };
  const openSection = (tab?: 'personal-details' | 'achievements') =>
    leaveAnd(() => {
      openAccount(tab);
    });
  const withdraw = leaveAnd(() => {
    modals.open('withdrawalModal');
  });
  return (
    <>
      <Head>
        <WornBadge onPress={openSection('achievements')} />
        <div data-part="who">
          {toBeSet ? (
            <Link asChild>
              <button type="button" onClick={openSection('personal-details')}>
                {text}
              </button>
            </Link>
          ) : (
            <Heading level={2} size="heading.sm">
              {text}
            </Heading>
          )}
          <Text size="body.sm" tone="muted">
            {account.email}
          </Text>
        </div>
      </Head>
      <LevelLine memberId={account.id} />
      <Entries aria-label="Account">
        <Entry icon={User} label="Personal Center" onPress={openSection()} />
        <Entry icon={ArrowUpRight} label="Withdraw" onPress={withdraw} />
        <Entry icon={Award} label="Achievements" onPress={openSection('achievements')} />
        <Entry icon={LogOut} label="Logout" onPress={leaveAnd(() => void logOut())} />
      </Entries>
    </>
  );
}
