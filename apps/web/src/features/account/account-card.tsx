import { chakra } from '@chakra-ui/react';
import { Card } from '@magpie/ui';
import { Suspense, type JSX } from 'react';
import { Link } from 'react-router-dom';
import { paths, type AccountTab } from '#shared/navigation/index.ts';
import { menuRow } from '#shared/page/index.ts';
import { RewardsCount } from '../rewards/index.ts';
import type { Account } from '../session/index.ts';
import { AccountWho } from './account-who.tsx';
import { LevelLine } from './level-line.tsx';
import { SectionIcon } from './section-icon.tsx';
import { furtherSections, isMainTab, sectionLabels } from './sections.ts';

const Nav = chakra('nav', {
  base: {
    p: { base: '1.5', lg: '2' },
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    '& a': { ...menuRow, px: { base: '2.5', lg: '3' } },
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

interface SectionProps {
  readonly to: string;
  readonly section: AccountTab;
  readonly label: string;
  readonly current: boolean;
}

function Section({ to, section, label, current }: SectionProps): JSX.Element {
  return (
    <li>
      <Link to={to} aria-current={current ? 'page' : undefined}>
        <SectionIcon of={section} />
        {label}
        {section === 'rewards' && rewardsCount}
      </Link>
    </li>
  );
}

/** Who is signed in, how far the next level is, and the sections of the account area. */
export function AccountCard({ account, tab }: AccountCardProps): JSX.Element {
  return (
    <Card as="aside" aria-label="Account">
      <AccountWho account={account} />
      <LevelLine memberId={account.id} />
      <Nav aria-label="Account sections">
        <ul>
          <Section
            to={paths.personalCenter()}
            section="personal-details"
            label="My account"
            current={isMainTab(tab)}
          />
          {furtherSections.map((section) => (
            <Section
              key={section}
              to={paths.personalCenter(section)}
              section={section}
              label={sectionLabels[section]}
              current={section === tab}
            />
          ))}
        </ul>
      </Nav>
    </Card>
  );
}
