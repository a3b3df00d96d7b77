/** A member at a game. */
export interface Place {
  readonly memberId: string;
  readonly gameId: string;
}

/** The place of whoever sits at a game. */
export const placeOf = (table: {
  readonly at: { readonly member: string };
  readonly game: { readonly id: string };
}): Place => ({ memberId: table.at.member, gameId: table.game.id });
