import { linesSlot } from './lines.ts';
import type { LinesParts, SlotPays } from './lines.ts';
import { plainSlot } from './plain.ts';

export const slotPays: SlotPays = {
  WILD: [50, 250, 1000],
  CROWN: [25, 100, 500],
  BELL: [20, 80, 300],
  GEM: [12, 50, 200],
  FEATHER: [10, 40, 150],
  ACE: [6, 20, 80],
  KING: [6, 20, 60],
  QUEEN: [5, 14, 40],
};

const parts: LinesParts = {
  pays: slotPays,
  counts: { WILD: 2, CROWN: 3, BELL: 3, GEM: 4, FEATHER: 4, ACE: 5, KING: 5, QUEEN: 6 },
};

export const { reels: slotReels, outcome: slotOutcome, lineWin, spin: spinSlot } = linesSlot(parts);

export const classicSlot = plainSlot({ id: 'SLOT_CLASSIC', volatility: 'MEDIUM' }, parts);
