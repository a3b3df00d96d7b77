import { accountTabs, type AccountTab } from '#shared/navigation/index.ts';

/** What the sections of the account area are called (SHELL-12, SHELL-13). */
export const sectionLabels: Readonly<Record<AccountTab, string>> = {
  'personal-details': 'Personal details',
  achievements: 'Achievements',
  'active-bonus': 'Active Bonus',
  'freespin-bonus': 'Free spins',
  rewards: 'Rewards',
  'change-password': 'Change password',
  'deposit-withdraw': 'Deposit/Withdraw',
  'transaction-history': 'Transaction History',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  'betting-history': 'Betting History',
  cashback: 'Cashback',
  'consumable-bonuses': 'Consumable Bonuses',
  'account-verification': 'Account Verification',
  'level-system': 'VIP levels',
};

/** The tabs at the top of the page (SHELL-10). */
export const mainTabs = ['personal-details', 'achievements', 'active-bonus', 'freespin-bonus'] as const;

export const furtherSections: readonly AccountTab[] = accountTabs.filter((tab) => !isMainTab(tab));

/** The sections as a phone lists them. */
export const sectionGroups: readonly { readonly label: string; readonly sections: readonly AccountTab[] }[] =
  [
    { label: 'Profile', sections: ['personal-details', 'account-verification', 'change-password'] },
    {
      label: 'Money',
      sections: ['deposit-withdraw', 'deposits', 'withdrawals', 'transaction-history', 'betting-history'],
    },
    {
      label: 'Bonuses',
      sections: ['active-bonus', 'freespin-bonus', 'consumable-bonuses', 'cashback', 'rewards'],
    },
    { label: 'Badges and levels', sections: ['achievements', 'level-system'] },
  ];

/** One of {@link mainTabs}. */
export type MainTab = (typeof mainTabs)[number];

export function isMainTab(tab: AccountTab): tab is MainTab {
  return mainTabs.some((main) => main === tab);
}

/** The section of a key; none and an unknown one open the personal details (SHELL-13). */
export function sectionOf(key: string | null | undefined): AccountTab {
  return accountTabs.find((tab) => tab === key) ?? 'personal-details';
}
