import type { ActivePromo_memberPromoFragment } from '@magpie/gql/promos';
import { aud } from './sample-account.ts';

type ActivePromo = Omit<ActivePromo_memberPromoFragment, 'promo'>;
type Promo = ActivePromo_memberPromoFragment['promo'];

const samplePromo: Promo = {
  id: 'promo-1',
  type: 'DEPOSIT',
  kind: 'BONUS_PLUS_DEPOSIT',
  wagering: 4,
  name: 'Active promo',
  lockInEnabled: false,
  lockInRequiredDeposit: null,
  maxUses: 3,
  minimumRealMoneyBalance: '10.00',
  wageringContributions: [],
  allowedGameCodes: [],
  allowedGames: [],
  mainBannerImage: '/art/active-hero.svg',
  subBannerImage: '/art/active-card.svg',
};

const quarterDone: ActivePromo = {
  id: 'member-promo-1',
  walletMode: 'CASH',
  bonusName: null,
  bonus: '25.00',
  amount: '100.00',
  atStake: { bonus: '31.50', winnings: '6.50', freeSpins: 4 },
  turnoverTarget: '500.00',
  turnoverCounter: '125.00',
  expiresAt: '2096-12-03T02:00:00Z',
  currency: { ...aud, symbol: 'A$' },
  promoUsed: 1,
};

/** A member's active promo as the platform answers it, with what differs of its offer and of itself. */
export function sampleActivePromo(promo: Partial<Promo> = {}, own: Partial<ActivePromo> = {}) {
  const active = { ...quarterDone, ...own };
  return {
    __typename: 'MemberPromo',
    ...active,
    atStake: { __typename: 'PromoStake', ...active.atStake },
    promo: { __typename: 'Promo', ...samplePromo, ...promo },
  };
}
