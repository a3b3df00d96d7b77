import { chakra } from '@chakra-ui/react';
import { displayName } from '@magpie/domain/account';
import { Avatar, Card, Heading, Icon, Tag, Text } from '@magpie/ui';
import {
  ArrowRightLeft,
  Banknote,
  CircleCheck,
  CircleDashed,
  CreditCard,
  Gift,
  HandCoins,
  History,
  KeyRound,
  PartyPopper,
  ScanFace,
  Trophy,
  User,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { Suspense, type JSX } from 'react';
import { Link } from 'react-router-dom';
import { paths, type AccountTab } from '#shared/navigation/index.ts';
import { menuRow } from '#shared/page/index.ts';
import { RewardsCount } from '../rewards/index.ts';
import type { Account } from '../session/index.ts';
import { LevelLine } from './level-line.tsx';
import { furtherSections, isMainTab, sectionLabels } from './sections.ts';

const icons: Partial<Record<AccountTab, LucideIcon>> = {
  'change-password': KeyRound,
  'deposit-withdraw': Wallet,
  'transaction-history': ArrowRightLeft,
  deposits: Banknote,
  withdrawals: CreditCard,
  'betting-history': History,
  cashback: HandCoins,
  'consumable-bonuses': Gift,
  'account-verification': ScanFace,
  'level-system': Trophy,
  rewards: PartyPopper,
};

const Who = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '2',
    p: '6',
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
});

const Nav = chakra('nav', {
  base: {
    p: '2',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    '& a': menuRow,
    '& a[aria-current]': { layerStyle: 'counterchange', fontWeight: '600' },
  },
});

const rewardsCount = (
  <chakra.span ms="auto">
    <Suspense>
      <RewardsCount />
    </Suspense>
  </chakra.span>
);

export interface AccountCardProps {
  readonly account: Account;
  readonly tab: AccountTab;
}

function Section({
  to,
  icon,
  label,
  current,
  count,
}: {
  to: string;
  icon: LucideIcon;
  label: string;
  current: boolean;
  count?: JSX.Element;
}) {
  return (
    <li>
      <Link to={to} aria-current={current ? 'page' : undefined}>
        <Icon of={icon} />
        {label}
        {count}
      </Link>
    </li>
  );
}

/** Who is signed in, how far the next level is, and the sections of the account area. */
export function AccountCard({ account, tab }: AccountCardProps): JSX.Element {
  const { text, toBeSet } = displayName(account);
  const name = toBeSet || text === '' ? account.username : text;
  return (
    <Card as="aside" aria-label="Account">
      <Who>
        <Avatar name={name} />
        <Heading level={2}>{name}</Heading>
        <Text size="body.sm" tone="muted">
          {account.email}
        </Text>
        <Tag
          tone={account.verified ? 'success' : 'neutral'}
          icon={<Icon of={account.verified ? CircleCheck : CircleDashed} />}
        >
          {account.verified ? 'Verified' : 'Not verified'}
        </Tag>
      </Who>
      <LevelLine memberId={account.id} />
      <Nav aria-label="Account sections">
        <ul>
          <Section to={paths.personalCenter()} icon={User} label="My account" current={isMainTab(tab)} />
          {furtherSections.map((section) => (
            <Section
              key={section}
              to={paths.personalCenter(section)}
              icon={icons[section] ?? User}
              label={sectionLabels[section]}
              current={section === tab}
              {...(section === 'rewards' && { count: rewardsCount })}
            />
          ))}
        </ul>
      </Nav>
    </Card>
  );
}
