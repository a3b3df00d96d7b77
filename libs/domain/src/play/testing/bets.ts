import { money } from '../../money/index.ts';
import { defaultBalanceFlags } from '../index.ts';
import type { BetFacts, FreeSpinStake, WalletStake } from '../index.ts';

export const cents = (units: number) => money.of(BigInt(units));

export const now = new Date('2026-01-05T02:00:00.000Z');

export const promo = {
  walletMode: 'CASH' as const,
  currency: 'AUD',
  minimumRealMoneyBalance: cents(1000),
};

export const cash = {
  promo: null,
  currency: 'AUD',
  flags: defaultBalanceFlags,
  mainCash: cents(600),
  casinoCash: cents(401),
};

export const held = {
  MAIN: cents(600),
  CASINO: cents(401),
  SPORT: cents(0),
  CASINO_BONUS: cents(70),
  SPORT_BONUS: cents(0),
};

export const wallets: WalletStake = {
  paidBy: 'WALLETS',
  game: { code: 'golden-wattle', provider: 'saltbush' },
  promoGames: null,
  wallet: cash,
  held,
  kind: 'CASINO',
};

export const threeSpins = { status: 'ACTIVE', activated: true, expiresAt: null, remaining: 3 } as const;

export const spins: FreeSpinStake = { paidBy: 'FREE_SPIN', spins: threeSpins, value: cents(30), now };

/** A bet from the wallets that is taken. */
export const bet: BetFacts = {
  rolledBack: false,
  roundTaken: false,
  sessionLive: true,
  realityCheckDue: false,
  amount: cents(500),
  type: 'FIAT',
  ladder: [20, 500, 100_000].map(cents),
  stakedFrom: undefined,
  stake: wallets,
};

/** Too little cash to play in the mode of the promo. */
export const lowCash = { ...cash, promo, mainCash: cents(0) };
/** Too little for the bet. */
export const poor = { ...held, MAIN: cents(0) };
/** The games of a promo, without the one that is played. */
export const excluding = { providers: ['nightjar'], allowedGameCodes: [] };
