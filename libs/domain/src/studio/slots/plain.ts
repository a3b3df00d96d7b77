import type { ShownRecord, StudioModel } from '../model.ts';
import { singleStep } from '../model.ts';
import type { Minor } from '../../money/index.ts';
import { linesSlot, slotLines, slotPayout, slotStakes, slotSymbols } from './lines.ts';
import type { LinesParts, LinesSlot, SlotOutcome } from './lines.ts';

/** The rules that every slot of the studio shares. */
export const linesRules = [
  'A stake is spread evenly over the ten lines, which are always in play.',
  'Equal symbols pay from the left reel on. A wild stands for any other symbol.',
  'Each line pays its highest win; the wins of all lines are added up.',
] as const;

/** What a page needs to know of a slot before a round. */
export const slotTable = ({ reels, outcome }: LinesSlot, { pays }: LinesParts): ShownRecord => ({
  reels,
  lines: slotLines,
  pays: slotSymbols.map((symbol) => ({ symbol, pays: pays[symbol] })),
  idle: outcome([3, 9, 17, 22, 29]).grid,
});

/** What the reels show, with what each line won, so many times over. */
export function slotView(stake: Minor, { stops, grid, wins }: SlotOutcome, times = 1): ShownRecord {
  return {
    stops,
    grid,
    wins: wins.map(({ line, symbol, count, pays }) => ({
      ...{ line, symbol, count },
      amount: slotPayout(stake, { pays: times * pays }),
    })),
  };
}

type Named = Pick<StudioModel, 'id' | 'volatility'> & Partial<Pick<StudioModel, 'returnOf'>>;

/** A slot of one spin and nothing else. */
export function plainSlot(
  { id, volatility, returnOf = null }: Named,
  parts: LinesParts,
  more: readonly string[] = [],
): StudioModel {
  const slot = linesSlot(parts);
  return {
    id,
    kind: 'SLOT',
    volatility,
    rules: [...linesRules, ...more],
    returnOf,
    exactReturn: slot.lineReturn,
    staking: 'RUNG',
    stakesOf: slotStakes,
    table: slotTable(slot, parts),
    play: singleStep(({ stake }, draws) => {
      const outcome = slot.spin(draws);
      return { payout: slotPayout(stake, outcome), view: slotView(stake, outcome) };
    }),
  };
}
