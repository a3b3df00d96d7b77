/** A member at a game. */
export interface SeatKey {
  readonly memberId: string;
  readonly gameId: string;
}

/** The seat of the member whose ticket it is. */
export const seatKeyOf = (seat: {
  readonly at: { readonly member: string };
  readonly game: { readonly id: string };
}): SeatKey => ({ memberId: seat.at.member, gameId: seat.game.id });
