import { hmacOf } from './fairness.ts';

/** Seeds of a member at a game. */
export interface MemberSeedNames {
  readonly member: string;
  readonly game: string;
  /** What tells them from those that were revealed before. */
  readonly id: string;
}

/** The server seed of a member at a game, of which nobody else's follows, nor the next one. */
export const memberSeed = (drawSeed: string, { member, game, id }: MemberSeedNames): string =>
  hmacOf(`world:${drawSeed}`, `member:${member}:${game}:${id}`);
