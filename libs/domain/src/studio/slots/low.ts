import { plainSlot } from './plain.ts';

/** Many wilds and small pays: something wins often, nothing wins much. */
export const lowSlot = plainSlot(
  { id: 'SLOT_LOW', volatility: 'LOW' },
  {
    pays: {
      WILD: [20, 60, 200],
      CROWN: [12, 40, 120],
      BELL: [10, 30, 100],
      GEM: [9, 25, 75],
      FEATHER: [8, 20, 50],
      ACE: [7, 15, 40],
      KING: [6, 14, 30],
      QUEEN: [5, 10, 25],
    },
    counts: { WILD: 3, CROWN: 4, BELL: 4, GEM: 4, FEATHER: 4, ACE: 4, KING: 4, QUEEN: 5 },
  },
);
