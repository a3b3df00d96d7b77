import { modelOfGame } from './catalogue.ts';
import type { CasinoCategory } from './catalogue.ts';
import type { StudioModel, Volatility } from './model.ts';
import { percentText } from './rational.ts';

export interface StatedReturn {
  /** Of each 100 staked, on average; two decimals. */
  readonly percent: string;
  readonly volatility: Volatility;
}

/** Each model's return is reckoned once: some take a full enumeration. */
const known = new Map<StudioModel['id'], StatedReturn>();

/** What a card states of its game before it is opened: the exact return and the volatility of the model behind it. */
export function statedReturn(game: {
  readonly category: CasinoCategory;
  readonly id: string;
  readonly jackpot: boolean;
}): StatedReturn {
  const model = modelOfGame(game.category, game.id, game);
  const stated = known.get(model.id) ?? {
    percent: percentText(model.exactReturn()),
    volatility: model.volatility,
  };
  known.set(model.id, stated);
  return stated;
}
