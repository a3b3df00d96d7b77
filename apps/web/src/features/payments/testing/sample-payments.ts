import type { SiteCode } from '@magpie/domain/site';
import { fakePlatform, type Answers, type FakePlatform } from '#testing/fake-platform.ts';
import { renderFeature, type RenderedFeature } from '#testing/render-feature.tsx';
import { answeredConfig } from '#testing/sample-config.ts';
import { aud, btc, sampleAccount } from '#testing/sample-account.ts';
import { limitsInAud } from '#testing/sample-limits.ts';
import { openToAll } from '#testing/sample-promo.ts';
import type { Account } from '../../session/index.ts';
import type { JSX } from 'react';

const depositMethod = (id: string, name: string, type: string, minimum: string, maximum: string) => ({
  __typename: 'PaymentMethod',
  id,
  name,
  type,
  suggestedAmounts: id === 'pm_card' ? ['20.00', '50.00', '100.00'] : ['75.00', '250.00'],
  minimumDepositAmount: minimum,
  maximumDepositAmount: maximum,
});

/** A way to withdraw as the platform answers it. */
export const withdrawalMethod = (id: string, name: string, enabled: boolean, transactionFee: string) => ({
  __typename: 'WithdrawalMethod',
  id,
  name,
  type: 'PAYID',
  enabled,
  transactionFee,
});

/** A deposit promo as the promo endpoint answers it. */
export const promo = (id: string, own: Record<string, unknown> = {}) => ({
  __typename: 'Promo',
  id,
  name: `Promo ${id}`,
  code: `CODE-${id}`,
  description: '',
  ...openToAll,
  expiresAt: null,
  minimumDepositAmount: '5.00',
  mainBannerImage: '/art/hero.svg',
  subBannerImage: null,
  currency: aud,
  wageringContributions: [],
  allowedGameCodes: [],
  allowedGames: [],
  freeSpinConfiguration: [],
  ...own,
});

/** A member on a level. */
export const memberLevel = (level: number) => ({
  memberLevel: {
    __typename: 'MemberLevel',
    level,
    experience: '7500.00',
    progressPercent: '60.00',
    rewards: [],
  },
});

/** A member whose next deposit has this number. */
export const nextDeposit = (nextDepositOrdinal: number) => ({
  me: { __typename: 'Member', id: 'member-mia', nextDepositOrdinal },
});

/** The list of promos of these. */
export const promosOf = (...promos: readonly object[]) => ({
  promos: {
    __typename: 'PromoConnection',
    edges: promos.map((node) => ({ __typename: 'PromoEdge', node })),
  },
});

/** What a member takes part in: an active promo, awards that wait, or nothing. */
export const standing = (activePromo: object | null, pendingPromos: object[] = []) => ({
  member: {
    __typename: 'Member',
    id: 'member-mia',
    activePromo,
    pendingPromos,
    promoLockIn: null,
    lastLockInDateTime: null,
  },
  memberFreeSpins: { __typename: 'MemberFreeSpinConnection', edges: [] },
});

/** Address of the provider's page that a start answers. */
export const cashierAddress = 'https://cashier.test/cashier/dep_7?ticket=t';

/** The limits of payments in bitcoin. */
export const limitsInBtc = {
  paymentLimits: {
    __typename: 'PaymentLimits',
    minimumDepositAmount: '0.00010000',
    maximumDepositAmount: '0.02000000',
    minimumWithdrawalAmount: '0.00050000',
    maximumWithdrawalAmount: '0.05000000',
    currency: btc,
  },
};

/** A platform on which deposits and withdrawals can be started. */
export const paymentAnswers: Answers = {
  Config: () => ({ config: { ...answeredConfig, checkDepositLimit: false } }),
  DepositMethods: () => ({
    ...limitsInAud,
    availablePaymentMethods: [
      depositMethod('pm_card', 'Card', 'CARD', '10.00', '5000.00'),
      depositMethod('pm_bank', 'Bank transfer', 'ONLINE_BANK_TRANSFER', '50.00', '1000.00'),
    ],
  }),
  WithdrawalMethods: () => ({
    ...limitsInAud,
    disputedDeposits: [],
    withdrawalMethods: [
      withdrawalMethod('wm_payid', 'PayID', true, '1.00'),
      withdrawalMethod('wm_bank', 'Bank transfer', true, '2.50'),
      withdrawalMethod('wm_card', 'Card', false, '0.00'),
    ],
  }),
  DepositPromos: () => promosOf(),
  MemberLevel: () => memberLevel(3),
  NextDeposit: () => nextDeposit(2),
  PromoStanding: () => standing(null),
  InitiatePaymentIQDeposit: () => ({ initiatePaymentIQDeposit: cashierAddress }),
  InitiatePaymentIQWithdrawal: () => ({ initiatePaymentIQWithdrawal: cashierAddress }),
};

/** A rendered part of payments and the platform behind it. */
export interface PaymentSetting extends RenderedFeature {
  readonly platform: FakePlatform;
  /** Changes the account, as a push or a fetch would. */
  readonly change: (own: Partial<Account>) => void;
}

/** What a deposit needs to know of where the member lives. */
const address = {
  country: 'AU',
  postCode: '2037',
  locality: 'Glebe',
  street: '1 Ferry Road',
  stateDistrict: 'New South Wales',
};

/** What a part of payments is rendered with. */
export interface PaymentSurroundings {
  /** On top of {@link paymentAnswers}. */
  readonly answers?: Answers;
  /** What of the account differs. */
  readonly own?: Partial<Account>;
  /** Code of the site; Magpie's own unless said otherwise. */
  readonly site?: SiteCode;
}

/** Renders a part of payments for a member. */
export function renderPayments(
  part: JSX.Element,
  { answers = {}, own = {}, site = 'magpie' }: PaymentSurroundings = {},
): PaymentSetting {
  const platform = fakePlatform({ ...paymentAnswers, Me: () => ({ me: sampleAccount }), ...answers });
  const account = { ...sampleAccount, address, ...own };
  const rendered = renderFeature(part, { member: true, account, site: { code: site } });
  const change = (further: Partial<Account>) => {
    const now = rendered.session.state.get();
    if (now.signedIn) rendered.session.state.set({ ...now, account: { ...now.account, ...further } });
  };
  return { ...rendered, platform, change };
}
