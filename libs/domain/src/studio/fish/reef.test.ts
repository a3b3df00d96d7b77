import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import { drawsOf, percentText } from '../index.ts';
import type { Json } from '../index.ts';
import { reefFish, returnAt, shoal } from './reef.ts';

function shoot(choice: Json, ...drawn: number[]) {
  const left = [...drawn];
  return reefFish.play({ stake: money.of(50n), choice, actions: [] }, { below: () => left.shift() ?? 0 });
}

describe('the fish game', () => {
  it.each([
    ['MINNOW', 4800, [2]],
    ['CLOWNFISH', 1920, [5]],
    ['PUFFER', 960, [10]],
    ['TURTLE', 480, [20]],
    ['RAY', 192, [50]],
    ['SHARK', 96, [100]],
    ['TREASURE_CRAB', 384, [10, 20, 100]],
  ])('has a %s, which %i of ten thousand shots catch for %j stakes', (id, hits, pays) => {
    const fish = shoal.find((each) => each.id === id);
    expect(fish).toMatchObject({ hits, catches: pays.map((each) => ({ pays: each })) });
  });

  it('PLAY-35 returns 96.00 % of every shot, whichever fish it is aimed at', () => {
    expect(reefFish.exactReturn()).toEqual({ over: 24n, under: 25n });
    expect(shoal.map(returnAt).map(percentText)).toEqual(shoal.map(() => '96.00'));
  });

  it.each([
    ['MINNOW', [4799], true, 100n],
    ['MINNOW', [4800], false, 0n],
    ['SHARK', [95], true, 5000n],
    ['SHARK', [96], false, 0n],
    ['TREASURE_CRAB', [383, 3], true, 500n],
    ['TREASURE_CRAB', [0, 4], true, 1000n],
    ['TREASURE_CRAB', [0, 6], true, 1000n],
    ['TREASURE_CRAB', [0, 7], true, 5000n],
    ['TREASURE_CRAB', [384], false, 0n],
  ])('a shot at a %s by the draws %j: caught %s, pays %i of a stake of 0.50', (fish, drawn, caught, won) => {
    expect(shoot(fish, ...drawn)).toMatchObject({
      view: { fish, caught, pays: Number(won) / 50 },
      next: [],
      stakes: [50n],
      payouts: [won],
    });
  });

  it('takes one draw of ten thousand, and a second for the treasure of a crab', () => {
    for (const [fish, takes] of [
      ['MINNOW', [10_000, 1]],
      ['TREASURE_CRAB', [10_000, 8]],
    ] as const) {
      for (let nonce = 0; nonce < 40; nonce += 1) {
        const draws = drawsOf({ serverSeed: 'a', clientSeed: 'b', nonce });
        const round = reefFish.play({ stake: money.of(50n), choice: fish, actions: [] }, draws);
        const count = round?.view['caught'] === true ? 2 : 1;
        expect(draws.taken.map(({ below }) => below)).toEqual(takes.slice(0, count));
      }
    }
  });

  it.each<[string, Json]>([
    ['nothing', null],
    ['a fish that does not swim here', 'WHALE'],
    ['a list of fish', ['MINNOW']],
  ])('refuses a shot at %s', (_what, choice) => {
    expect(shoot(choice)).toBeNull();
  });
});
