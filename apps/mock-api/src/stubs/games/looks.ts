import type { GameKind, Json } from '@magpie/domain/studio';
import type { GameModel } from '#modules/games/index.ts';
import { GOLD, planCover, SYMBOLS } from '#art/index.ts';
import { slotLook } from './slot/look.ts';

function coverLook({ code, name, subCategory, category }: GameModel): Json {
  const plan = planCover({ code, name, provider: subCategory.name, category: category.toLowerCase() });
  const { ground, deep } = plan.palette;
  const hero = SYMBOLS[plan.symbols.hero](GOLD);
  return {
    ground,
    deep,
    emblem: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 120 120">${hero}</svg>`,
  };
}

/** How each kind of game is dressed by its card; a kind that is not listed takes the colours and the hero of the card. */
const looks: Partial<Record<GameKind, (game: GameModel) => Json>> = {
  SLOT: (game) => ({ ...slotLook(game) }),
};

export const lookOf = (kind: GameKind, game: GameModel): Json => (looks[kind] ?? coverLook)(game);
