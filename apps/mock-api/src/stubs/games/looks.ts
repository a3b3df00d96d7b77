import type { GameKind, Json } from '@magpie/domain/studio';
import type { GameModel } from '#modules/games/index.ts';
import { planCover } from '#art/index.ts';
import { slotLook } from './slot/look.ts';

function coverLook({ code, name, subCategory, category }: GameModel): Json {
  const { palette } = planCover({ code, name, provider: subCategory.name, category: category.toLowerCase() });
  return { ground: palette.ground, deep: palette.deep };
}

/** How each kind of game is dressed by its card; a kind that is not listed takes the colours of the card. */
const looks: Partial<Record<GameKind, (game: GameModel) => Json>> = {
  SLOT: (game) => ({ ...slotLook(game) }),
};

export const lookOf = (kind: GameKind, game: GameModel): Json => (looks[kind] ?? coverLook)(game);
