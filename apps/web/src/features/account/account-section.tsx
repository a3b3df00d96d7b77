import { Heading, Skeleton, VisuallyHidden } from '@magpie/ui';
import { Suspense, type JSX } from 'react';
import { lazyPart, type AccountTab } from '#shared/navigation/index.ts';
import { AchievementsSection } from '../achievements/index.ts';
import { BettingHistory } from '../bets/index.ts';
import { CashbackSection } from '../cashback/index.ts';
import { LevelSection } from '../levels/index.ts';
import { DepositWithdrawSection } from '../payments/index.ts';
import { ActiveBonusSection, ConsumableBonusesSection, FreeSpinsSection } from '../promos/index.ts';
import { RewardsSection } from '../rewards/index.ts';
import { LoginsSection } from '../session/index.ts';
import { DepositsSection, TransactionsSection, WithdrawalsSection } from '../transactions/index.ts';
import { VerificationSection } from '../verification/index.ts';
import { sectionLabels } from './sections.ts';

const ChangePassword = lazyPart(() => import('./sections/change-password.tsx'), 'ChangePassword');
const PersonalDetails = lazyPart(() => import('./sections/personal-details.tsx'), 'PersonalDetails');

const sections: Readonly<Record<AccountTab, () => JSX.Element>> = {
  'personal-details': () => <PersonalDetails />,
  achievements: () => <AchievementsSection />,
  'active-bonus': () => <ActiveBonusSection />,
  'freespin-bonus': () => <FreeSpinsSection />,
  rewards: () => <RewardsSection />,
  'change-password': () => (
    <>
      <ChangePassword />
      <LoginsSection />
    </>
  ),
  'deposit-withdraw': () => <DepositWithdrawSection />,
  'transaction-history': () => <TransactionsSection />,
  deposits: () => <DepositsSection />,
  withdrawals: () => <WithdrawalsSection />,
  'betting-history': () => <BettingHistory />,
  cashback: () => <CashbackSection />,
  'consumable-bonuses': () => <ConsumableBonusesSection />,
  'account-verification': () => <VerificationSection />,
  'level-system': () => <LevelSection />,
};

export interface AccountSectionProps {
  readonly tab: AccountTab;
  /** A tab above it shows its name already; the heading is then for screen readers only. */
  readonly named?: boolean;
}

/** One section of the account area under its heading, by its key (SHELL-13). */
export function AccountSection({ tab, named = false }: AccountSectionProps): JSX.Element {
  const title = sectionLabels[tab];
  return (
    <>
      {named ? (
        <VisuallyHidden asChild>
          <h2>{title}</h2>
        </VisuallyHidden>
      ) : (
        <Heading
          level={2}
          size="heading.lg"
          mb="5"
          _focusVisible={{ outline: 'none', boxShadow: 'none' }}
          tabIndex={-1}
        >
          {title}
        </Heading>
      )}
      <Suspense fallback={<Skeleton display="block" h="60" />}>{sections[tab]()}</Suspense>
    </>
  );
}
