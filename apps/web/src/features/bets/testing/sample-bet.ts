import { aud } from '#testing/sample-account.ts';
import type { Bet } from '../use-bet-history.ts';

/** A settled bet of $1.00 on a pokie, with what differs. */
export const sampleBet = (id: string, change: Partial<Bet> = {}): Bet => ({
  id,
  status: 'SETTLED',
  freeSpin: false,
  currencyType: 'FIAT',
  effectiveBet: '1.00',
  stakeAtRisk: '1.00',
  payout: '14.50',
  cryptoEffectiveBet: null,
  cryptoPayout: null,
  walletMode: 'CASH',
  promo: null,
  round: 'AVAILABLE',
  dateTimePlaced: '2026-11-21T06:29:00.000Z',
  dateTimeSettled: '2026-11-21T06:30:00.000Z',
  currency: aud,
  gameCategory: { id: 'cat-slots', name: 'Pokies and slots' },
  game: { id: `game-${id}`, name: `Game ${id}`, subCategory: { id: 'provider-nightjar', name: 'Nightjar' } },
  ...change,
});
