import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { drawsOf, modelById, studioModels } from './index.ts';
import type { Json, RoundState, StudioModel } from './index.ts';

/**
 * A choice of each game that has one, the most that a round may pay of its first stake, by its rules, and what a later stake is in
 * first ones where it is not one.
 */
const games: Readonly<Record<string, readonly [choice: Json, top: number, later?: readonly bigint[]]>> = {
  // Ten lines of five wilds; a line is a tenth of the stake.
  SLOT_LOW: [null, 200],
  SLOT_HIGH: [null, 10_000],
  SLOT_CLASSIC: [null, 1000],
  SLOT_JACKPOT: [null, 1000],
  // And eight free spins at twice the pay.
  SLOT_FREE_SPINS: [null, 800 * 17],
  // Two hands after a split, both doubled and both won.
  BLACKJACK_CLASSIC: [null, 8],
  BACCARAT_PUNTO_BANCO: [{ TIE: 1 }, 10],
  SIC_BO: [{ 'triple-6': 1 }, 210],
  CRAPS: [{ FIELD: 1 }, 4],
  TWO_UP: [{ FIVE_ODDS: 1 }, 31],
  // A war that is a tie, with both stakes.
  CASINO_WAR: [null, 4],
  // Three of a rank; a raise is two stakes that win at most 4 to 1 when it is the best play.
  RED_DOG: [null, 12],
  // A round of 1,000 stakes is paid by itself; one that is just below may still grow thirteenfold.
  HI_LO: [null, 13_000],
  // A royal flush, paid on the raise or on the ante.
  CARIBBEAN_STUD: [null, 2 + 2 * 101, [2n]],
  OASIS_STUD: [null, 2 + 2 * 101, [1n, 2n]],
  CASINO_HOLDEM: [null, 101 + 2 * 2, [2n]],
  // A prial with its bonus.
  THREE_CARD_BRAG: [null, 7 + 2],
  PAI_GOW_POKER: [null, 2],
  CRASH: [null, 1000],
  BINGO_NINETY: [null, 2500],
  SCRATCH_MATCH_THREE: [null, 1000],
  FISH_REEF: ['TREASURE_CRAB', 100],
  KENO_20_OF_80: [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 25_000],
  WHEEL_FORTUNE: [{ TWENTY_THREE: 1 }, 24],
};

const stake = money.of(10_000n);

/** Plays to the end by the moves that it has, chosen by these numbers. */
function playedOut(model: StudioModel, nonce: number, picks: readonly number[]): readonly RoundState[] {
  const choice = games[model.id]?.[0] ?? null;
  const states: RoundState[] = [];
  const actions: string[] = [];
  for (const pick of [0, ...picks]) {
    const draws = drawsOf({ serverSeed: 'every', clientSeed: 'round', nonce });
    const state = model.play({ stake, choice, actions }, draws);
    if (!state) throw new Error(`${model.id} has no ${actions.join()}.`);
    states.push(state);
    if (state.payouts) break;
    actions.push(state.next[pick % state.next.length] ?? '');
  }
  return states;
}

const rounds = fc.tuple(fc.nat(1_000_000), fc.array(fc.nat(11), { minLength: 30, maxLength: 30 }));

describe.each(Object.keys(games))('a round of %s', (id) => {
  const model = modelById(id);
  if (!model) throw new Error(`There is no ${id}.`);
  const [, top = 0, later = [1n]] = games[id] ?? [];

  it('pays nothing below zero and nothing above its top, and has one pay for each stake', () => {
    fc.assert(
      fc.property(rounds, ([nonce, picks]) => {
        const end = playedOut(model, nonce, picks).at(-1);
        const paid = end?.payouts ?? [];
        if (end?.payouts) expect(paid).toHaveLength(end.stakes.length);
        for (const each of [...paid, ...(end?.stakes ?? [])]) expect(each).toBeGreaterThanOrEqual(0n);
        expect(money.sum(paid)).toBeLessThanOrEqual(stake * BigInt(top));
      }),
      { numRuns: 60 },
    );
  });

  it('is the same from the same draws, keeps what was staked, and goes on exactly while nothing is paid', () => {
    fc.assert(
      fc.property(rounds, ([nonce, picks]) => {
        const states = playedOut(model, nonce, picks);
        expect(playedOut(model, nonce, picks)).toEqual(states);
        for (const [index, { stakes, next, payouts }] of states.entries()) {
          const before = states[index - 1]?.stakes ?? [stake];
          expect(stakes.slice(0, before.length)).toEqual(before);
          // An action stakes once more at most, and what the rules say.
          expect(stakes.length - before.length).toBeLessThanOrEqual(1);
          expect(stakes[0]).toBe(stake);
          for (const each of stakes.slice(1)) expect(later.map((times) => times * stake)).toContain(each);
          expect(next.length === 0).toBe(payouts !== null);
        }
      }),
      { numRuns: 30 },
    );
  });
});

const played = studioModels.filter(({ id }) => games[id] !== undefined);

it.each(played.map((model) => [model.id, model] as const))(
  '%s takes a stake of every ladder that it says it takes, and no action that it does not name',
  (id, model) => {
    const choice = games[id]?.[0] ?? null;
    const ladder = [20n, 50n, 100n, 250n, 1000n].map(money.of);
    const draws = () => drawsOf({ serverSeed: 'ladder', clientSeed: id, nonce: 3 });
    const taken = model.stakesOf(ladder);
    expect(taken.length).toBeGreaterThan(0);
    for (const each of taken) {
      expect(model.play({ stake: each, choice, actions: [] }, draws())?.stakes).toEqual([each]);
      expect(model.play({ stake: each, choice, actions: ['NO_SUCH_ACTION'] }, draws())).toBeNull();
    }
  },
);
