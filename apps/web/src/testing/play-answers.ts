import type { Answers } from './fake-platform.ts';
import { aud } from './sample-account.ts';

/** Address of the page of a game, on an origin of its own. */
export const gameUrl = 'http://games.test/play/moonlit-dingo?token=ticket-1';

/** The same as the player opens it for a member in Sydney who has chosen no theme. */
export const framedGameUrl = `${gameUrl}&time-zone=Australia%2FSydney&theme=dark`;

/** What the active promo of a member says, as far as a launch asks. */
export interface SamplePromo {
  readonly walletMode: 'BONUS' | 'CASH';
  readonly minimumRealMoneyBalance: string;
  readonly bonusName?: string;
  /** Code of its currency; AUD when nothing is said. */
  readonly currency?: string;
  readonly allowedGameCodes?: readonly string[];
  /** Ids of the providers of the wagering contributions. */
  readonly providers?: readonly string[];
  /** Share of a stake that counts at each of them, in percent. */
  readonly share?: string;
  readonly turnover?: { readonly target: string; readonly counter: string };
  /** Bonus money that is left; 50.00 when nothing is said. */
  readonly bonusLeft?: string;
}

/** A member as the promo endpoint answers it, with AUD 1,000.00 main cash. */
export function promoMember(promo: SamplePromo | null) {
  const wageringContributions = (promo?.providers ?? []).map((id) => ({
    __typename: 'WageringContribution',
    contribution: promo?.share ?? '100.00',
    provider: { __typename: 'GameSubCategory', id, code: id, name: id },
  }));
  return {
    member: {
      __typename: 'PromoMember',
      id: 'member-mia',
      wallets: {
        __typename: 'MemberWallets',
        currency: aud,
        mainCash: '1000.00',
        casinoCash: '0.00',
        casinoBonus: '50.00',
        sportsCash: '0.00',
        sportsBonus: '0.00',
        withdrawableBalance: '1000.00',
      },
      activePromo: promo && {
        __typename: 'MemberPromo',
        id: 'member-promo-1',
        walletMode: promo.walletMode,
        bonusName: promo.bonusName ?? null,
        turnoverTarget: promo.turnover?.target ?? '500.00',
        turnoverCounter: promo.turnover?.counter ?? '0.00',
        expiresAt: null,
        atStake: {
          __typename: 'PromoStake',
          bonus: promo.bonusLeft ?? '50.00',
          winnings: '0.00',
          freeSpins: 0,
        },
        currency: { ...aud, code: promo.currency ?? 'AUD' },
        promo: {
          __typename: 'Promo',
          id: 'promo-1',
          name: 'Midweek Half Again',
          allowedGameCodes: promo.allowedGameCodes ?? [],
          minimumRealMoneyBalance: promo.minimumRealMoneyBalance,
          currency: { ...aud, code: promo.currency ?? 'AUD' },
          wageringContributions,
        },
      },
    },
  };
}

/** A game session with what it came to, and without a reality check. */
export const pacedSession = (change: object = {}) => ({
  __typename: 'GameSession',
  id: 'session-1',
  dateTimeStarted: '2026-11-21T06:00:00Z',
  currency: aud,
  figures: { __typename: 'PlayFigures', staked: '12.00', won: '4.50', net: '-7.50' },
  realityCheck: null,
  ...change,
});

/** Answers under which every launch succeeds. */
export const playAnswers: Answers = {
  LobbyActivePromo: () => promoMember(null),
  InitializeVendorAccount: () => ({
    initializeVendorAccount: { __typename: 'VendorAccount', id: 'account-1' },
  }),
  LaunchURL: () => ({ launchURL: gameUrl }),
  StartGameSession: () => ({
    startGameSession: { __typename: 'GameSession', id: 'session-1' },
  }),
  RealityCheckInterval: () => ({ realityCheckInterval: 'OFF' }),
  GameSession: ({ id }) => ({ gameSession: pacedSession({ id }) }),
  EndGameSession: ({ id }) => ({
    endGameSession: { __typename: 'GameSession', id, dateTimeEnded: '2026-11-21T06:30:00Z' },
  }),
  '/session:destroy': () => ({}),
};
