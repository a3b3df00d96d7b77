import { Suspense, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { PersonalCenterPage } from '../personal-center-page.tsx';

const emptyList = (field: string, name: string) => () => ({
  [field]: {
    __typename: `${name}Connection`,
    totalCount: 0,
    edges: [],
    pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
  },
});

/** Lists with nothing in them. */
export const answers = {
  Deposits: emptyList('deposits', 'Deposit'),
  Withdrawals: emptyList('withdrawals', 'Withdrawal'),
  TransactionHistory: emptyList('balanceTransactionRecords', 'BalanceTransactionRecord'),
  MemberDocuments: emptyList('memberDocuments', 'MemberDocument'),
  MemberFreeSpins: emptyList('memberFreeSpins', 'MemberFreeSpin'),
  MyBonuses: emptyList('memberConsumablePromos', 'ConsumablePromo'),
  MemberCashbacks: emptyList('memberCashbacks', 'MemberCashback'),
  PromoStanding: () => ({
    member: {
      __typename: 'PromoMember',
      id: 'member-mia',
      activePromo: null,
      pendingPromos: [],
      promoLockIn: null,
      lastLockInDateTime: null,
    },
    ...emptyList('memberFreeSpins', 'MemberFreeSpin')(),
  }),
};

/** Opens an address where the home page or the account area stands, and what lies over it. */
export function openPage(at: string, member = true, over?: ReactNode) {
  fakePlatform(answers);
  return renderFeature(
    <Suspense>
      {over}
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path="/personal-center" element={<PersonalCenterPage />} />
      </Routes>
    </Suspense>,
    { at, member },
  );
}
