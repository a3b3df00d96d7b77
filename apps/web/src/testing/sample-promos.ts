import type { BonusCard_bonusFragment, PromoLockIn_lockInFragment, PromoQuery } from '@magpie/gql/promos';
import type { Answers } from './fake-platform.ts';
import { aud as plainAud } from './sample-account.ts';
import { sampleActivePromo } from './sample-active-promo.ts';
import { levelThree } from './sample-level.ts';
import { openToAll } from './sample-promo.ts';

/** A promo as its page gets it. */
export type SamplePromo = NonNullable<PromoQuery['promo']>;

/** Australian dollars as the contract gives them. */
export const aud = { ...plainAud, symbol: 'A$' };

/** A provider whose games count towards the turnover by a share in percent. */
export function sampleContribution(name: string, contribution: string) {
  return {
    __typename: 'WageringContribution',
    contribution,
    provider: { __typename: 'GameSubCategory', id: `provider-${name}`, name },
  };
}

/** So many free spins at A$0.20 in a game. */
export function sampleFreeSpinGame(gameName: string, betCount: number) {
  return {
    __typename: 'FreeSpinConfiguration',
    gameId: `game-${gameName}`,
    gameName,
    betCount,
    betValue: '0.20',
    remainingFreeSpins: null,
    currency: aud,
  };
}

/** A deposit promo that everybody can use, with what differs. */
export function samplePromo(id: string, own: Partial<SamplePromo> = {}): SamplePromo {
  return {
    id,
    name: `Promo ${id}`,
    code: `CODE-${id}`,
    description: '<p>We match it.</p><script>alert(1)</script>',
    ...openToAll,
    expiresAt: '2096-12-31T12:30:15Z',
    minimumDepositAmount: '20.00',
    mainBannerImage: `/art/${id}-hero.svg`,
    subBannerImage: `/art/${id}-card.svg`,
    currency: aud,
    allowedGameCodes: [],
    allowedGames: [],
    freeSpinConfiguration: [],
    wageringContributions: [],
    ...own,
  };
}

/** A bonus that waits to be activated, with what differs. */
export function sampleBonus(id: string, own: Partial<BonusCard_bonusFragment> = {}): BonusCard_bonusFragment {
  return {
    id,
    name: `Bonus ${id}`,
    description: '<p>Yours.</p>',
    consumablePromoType: 'USER_CLAIM',
    amount: '15.00',
    consumableExpiryInDays: 7,
    dateTimeCreated: '2026-11-20T02:00:00Z',
    expiresAt: null,
    mainBannerImage: `/art/${id}-hero.svg`,
    subBannerImage: null,
    currency: aud,
    freeSpinConfiguration: [],
    promo: { ...samplePromo(`promo-${id}`, { type: 'CONSUMABLE', kind: 'BONUS_ONLY' }) },
    ...own,
  };
}

/** A promo as an award of it names it, with its pictures. */
export const sampleHead = (id: string, name: string) => ({
  id,
  name,
  mainBannerImage: `/art/${id}-hero.svg`,
  subBannerImage: `/art/${id}-card.svg`,
});

/** A promo as an award of it that waits names it, five times the bonus in seven days. */
export const sampleAwarded = (id: string, name: string) => ({
  __typename: 'Promo',
  ...sampleHead(id, name),
  type: 'DEPOSIT',
  kind: 'BONUS_ONLY',
  wagering: 5,
  daysToPlay: 7,
  minimumRealMoneyBalance: '0.00',
  lockInEnabled: false,
  lockInRequiredDeposit: null,
  freeSpinConfiguration: [],
  wageringContributions: [],
  allowedGameCodes: [],
  allowedGames: [],
});

/** An award of A$50.00 that waits for another promo to end, with what differs. */
export const sampleWaitingAward = (id: string, own: object = {}) => ({
  __typename: 'MemberPromo',
  id,
  bonusName: null,
  bonus: '50.00',
  amount: '0.00',
  atStake: { __typename: 'PromoStake', bonus: '50.00', winnings: '0.00', freeSpins: 0 },
  turnoverTarget: '250.00',
  turnoverCounter: '0.00',
  freeSpinDetails: [],
  walletMode: 'BONUS',
  waitsFor: 'OTHER_PROMO',
  expiresAt: '2026-12-07T02:00:00Z',
  dateTimeCreated: '2026-11-30T02:00:00Z',
  currency: aud,
  promo: sampleAwarded(`promo-${id}`, `Award ${id}`),
  ...own,
});

/** A lock-in that is half way, with what differs. */
export function sampleLockIn(
  promo: string,
  own: Partial<PromoLockIn_lockInFragment> = {},
): PromoLockIn_lockInFragment {
  return {
    lockInEnabled: true,
    completed: false,
    lastLockInDateTime: '2026-11-18T02:00:00Z',
    lockInAccumulatedDeposit: '100.00',
    lockInRequiredDeposit: '200.00',
    lockInAccumulatedTurnover: '250.00',
    lockInRequiredTurnover: '1000.00',
    promo: { ...samplePromo(promo, { lockInEnabled: true }), ...sampleHead(promo, `Promo ${promo}`) },
    currency: aud,
    ...own,
  };
}

/** The answer to the cancellation of {@link sampleLockIn}. */
export const cancelledLockIn = {
  __typename: 'PromoMember',
  id: 'member-mia',
  promoLockIn: null,
  lastLockInDateTime: '2026-11-18T02:00:00Z',
};

/** What a member takes part in. */
export interface SampleStanding {
  /** What differs of the member's own share in the active promo. */
  readonly own?: Parameters<typeof sampleActivePromo>[1];
  readonly activePromo?: string;
  /** Its type, else DEPOSIT. */
  readonly type?: SamplePromo['type'];
  /** How often it was awarded, of three times. */
  readonly promoUsed?: number;
  readonly lockIn?: PromoLockIn_lockInFragment;
  /** When the member locked in last, where that lock-in was cancelled since. */
  readonly cancelledLockIn?: string;
  /** Ids of the promos whose free spins are active. */
  readonly freeSpins?: readonly string[];
  /** The awards that wait, as answered. */
  readonly pendingPromos?: readonly object[];
}

/** The answer of PromoStanding. */
export function standingAnswer(standing: SampleStanding = {}): object {
  const {
    activePromo,
    type = 'DEPOSIT',
    promoUsed = 1,
    own,
    lockIn,
    cancelledLockIn = null,
    freeSpins = [],
    pendingPromos = [],
  } = standing;
  return {
    member: {
      __typename: 'PromoMember',
      id: 'member-mia',
      activePromo:
        activePromo === undefined
          ? null
          : sampleActivePromo({ id: activePromo, type }, { promoUsed, ...own }),
      pendingPromos,
      promoLockIn: lockIn
        ? { __typename: 'LockInPromo', ...lockIn, promo: { __typename: 'Promo', ...lockIn.promo } }
        : null,
      lastLockInDateTime: lockIn?.lastLockInDateTime ?? cancelledLockIn,
    },
    memberFreeSpins: {
      __typename: 'MemberFreeSpinConnection',
      edges: freeSpins.map((promo) => ({
        node: {
          __typename: 'MemberFreeSpin',
          id: `spins-${promo}`,
          status: 'ACTIVE',
          promo: { __typename: 'Promo', id: promo },
        },
      })),
    },
  };
}

const connection = (nodes: readonly object[], typename: string) => ({
  totalCount: nodes.length,
  edges: nodes.map((node) => ({ node: { __typename: typename, ...node } })),
  pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
});

/** The answer of MyBonuses. */
export function bonusesAnswer(bonuses: readonly BonusCard_bonusFragment[]): object {
  return {
    memberConsumablePromos: {
      __typename: 'ConsumablePromoConnection',
      ...connection(
        bonuses.map((bonus) => ({ ...bonus, promo: { __typename: 'Promo', ...bonus.promo } })),
        'ConsumablePromo',
      ),
    },
  };
}

/** Answers of a platform with these promos, to a member of level 3 who takes part in nothing. */
export function promoAnswers(promos: readonly SamplePromo[]): Answers {
  return {
    Promos: () => ({ promos: { __typename: 'PromoConnection', ...connection(promos, 'Promo') } }),
    Promo: ({ id }) => {
      const promo = promos.find((each) => each.id === id);
      return { promo: promo ? { __typename: 'Promo', ...promo } : null };
    },
    PromoStanding: () => standingAnswer(),
    MyBonuses: () => bonusesAnswer([]),
    FreeSpinHistory: () => ({
      memberFreeSpins: {
        __typename: 'MemberFreeSpinConnection',
        ...connection([], 'MemberFreeSpin'),
      },
    }),
    MemberLevel: () => levelThree(),
    NextDeposit: () => ({ me: { __typename: 'Member', id: 'member-mia', nextDepositOrdinal: 2 } }),
    PhoneCountries: () => ({ countryCodes: [], autoDetectUserCountryCode: 'AU' }),
    Config: () => ({
      config: {
        __typename: 'Config',
        mobileNumberVerificationEnabled: true,
        emailVerificationEnabled: true,
        multipleSession: false,
        checkDepositLimit: true,
        availableCurrencies: [aud, { ...aud, code: 'NZD', name: 'New Zealand Dollar', symbol: 'NZ$' }],
        registrationFields: [],
      },
    }),
  };
}
