import type { Answers } from './fake-platform.ts';
import { answeredConfig } from './sample-config.ts';
import { answeredAccount } from './sample-account.ts';
import { levelThree } from './sample-level.ts';

const aud = { __typename: 'Currency', code: 'AUD', name: 'Australian Dollar', symbol: 'A$', type: 'FIAT' };
const nzd = { ...aud, code: 'NZD', name: 'New Zealand Dollar', symbol: 'NZ$' };

/** A cashback in AUD; `own` are the parts that differ. */
export const cashback = (id: string, own: object = {}) => ({
  __typename: 'Cashback',
  id,
  title: `Cashback ${id}`,
  percentage: '5.00',
  percentageByLevel: false,
  description: '<p>Back to you.</p>',
  daysOfWeekClaimable: ['MONDAY'],
  maxMonthlyClaim: '200.00',
  onLossesOnly: true,
  levelRequirement: 0,
  currencyType: 'CASH',
  mainBannerImage: '/art/cashback-hero.svg',
  currency: aud,
  playNowLink: null,
  gameProviders: [
    {
      __typename: 'CashbackGameProvider',
      provider: { __typename: 'GameSubCategory', id: 'p1', name: 'Nightjar' },
    },
  ],
  ...own,
});

/** A$9.40 of net losses, to be claimed, of A$200.00 a month. */
export const readyToClaim = {
  percentage: '5.00',
  amount: '9.40',
  lapsing: '9.40',
  currencyType: 'CASH',
  isClaimable: true,
  claimStatus: 'READY',
  maxMonthlyClaim: '200.00',
  cashbackReceivedThisMonth: '50.00',
  settledThisMonth: '0.00',
  hasReachedMaxMonthlyClaim: false,
  dateLastClaimed: null,
  missed: null,
  withheld: '0.00',
  owed: '0.00',
  waiting: '0.00',
} as const;

/** What a cashback has collected for the member, to be claimed. */
export const collected = (id: string, own: Readonly<Record<string, unknown>> = {}) => ({
  __typename: 'MemberCashback',
  id: `member-${id}`,
  ...readyToClaim,
  lapsing: own.amount ?? readyToClaim.lapsing,
  title: `Cashback ${id}`,
  mainBannerImage: '/art/cashback-hero.svg',
  cashback: cashback(id),
  currency: aud,
  ...own,
});

type Nodes = readonly { readonly id: string }[];

/** The answer to the question for what was collected. */
export const memberCashbacks = (own: readonly object[]) => ({
  memberCashbacks: {
    __typename: 'MemberCashbackConnection',
    edges: own.map((node) => ({ node })),
  },
});

/** Answers of a platform with these cashbacks, to a visitor from Australia or a member of level 3. */
export function answers(cashbacks: Nodes, own: readonly object[] = []): Answers {
  return {
    Cashbacks: () => ({
      cashbacks: {
        __typename: 'CashbackConnection',
        totalCount: cashbacks.length,
        edges: cashbacks.map((node) => ({ node })),
        pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
      },
    }),
    Cashback: ({ id }) => ({ cashback: cashbacks.find((each) => each.id === id) ?? null }),
    MemberCashbacks: () => memberCashbacks(own),
    MemberLevel: () => levelThree(),
    PhoneCountries: () => ({ countryCodes: [], autoDetectUserCountryCode: 'AU' }),
    Config: () => ({ config: { ...answeredConfig, availableCurrencies: [aud, nzd] } }),
    Me: () => ({ me: answeredAccount }),
  };
}
