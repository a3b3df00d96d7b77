import { plainSlot } from './plain.ts';

/** One wild on each reel, and five of them pay ten thousand stakes of a line. */
export const highSlot = plainSlot(
  { id: 'SLOT_HIGH', volatility: 'HIGH' },
  {
    pays: {
      WILD: [100, 1000, 10_000],
      CROWN: [60, 500, 4000],
      BELL: [40, 250, 2000],
      GEM: [16, 120, 600],
      FEATHER: [12, 60, 300],
      ACE: [8, 30, 120],
      KING: [5, 20, 80],
      QUEEN: [4, 15, 60],
    },
    counts: { WILD: 1, CROWN: 2, BELL: 3, GEM: 4, FEATHER: 5, ACE: 5, KING: 6, QUEEN: 6 },
  },
);
