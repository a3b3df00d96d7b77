import { plainSlot } from './plain.ts';

/** Behind the cards that feed a jackpot, which the platform keeps and pays: its part of the stake is none of this return. */
export const jackpotSlot = plainSlot(
  { id: 'SLOT_JACKPOT', volatility: 'MEDIUM', returnOf: 'without the jackpot' },
  {
    pays: {
      WILD: [50, 250, 1000],
      CROWN: [25, 100, 500],
      BELL: [20, 80, 300],
      GEM: [12, 50, 200],
      FEATHER: [10, 40, 130],
      ACE: [6, 20, 80],
      KING: [6, 16, 60],
      QUEEN: [5, 13, 35],
    },
    counts: { WILD: 2, CROWN: 3, BELL: 3, GEM: 4, FEATHER: 4, ACE: 5, KING: 5, QUEEN: 6 },
  },
  [
    'A part of each stake feeds the jackpots of the provider. Any round may win one, whatever the reels show.',
  ],
);
