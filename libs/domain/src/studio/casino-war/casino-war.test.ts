import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import { percentText, rational } from '../index.ts';
import type { Json } from '../index.ts';
import { casinoWar, warPairs } from './casino-war.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** Plays with cards of these ranks: player, dealer, and those of a war. */
function round(names: string, ...actions: Json[]) {
  const left = Array.from({ length: 312 }, (_, number) => number);
  const wanted = names.split(' ');
  const below = () => {
    const rank = ranks.indexOf(wanted.shift() ?? '');
    const index = left.findIndex((number) => number % 13 === rank);
    left.splice(index, 1);
    return index;
  };
  return casinoWar.play({ stake: money.of(100n), choice: null, actions }, { below });
}

describe('a round of casino war', () => {
  it.each([
    ['a higher card', 'A K 2 3', [], 'WON', [100n], [200n]],
    ['a lower card', '2 3 A K', [], 'LOST', [100n], [0n]],
    ['a tie that is surrendered', '9 9 A K', ['SURRENDER'], 'SURRENDERED', [100n], [50n]],
    ['a war that is won', '9 9 A K', ['WAR'], 'WAR_WON', [100n, 100n], [100n, 200n]],
    ['a war that is lost', '9 9 2 3', ['WAR'], 'WAR_LOST', [100n, 100n], [0n, 0n]],
    ['a war that is a tie', '9 9 2 2', ['WAR'], 'WAR_TIE', [100n, 100n], [200n, 200n]],
  ] as const)('with %s', (_what, cards, actions, end, stakes, payouts) => {
    expect(round(cards, ...actions)).toMatchObject({ view: { end }, next: [], stakes, payouts });
  });

  it('waits on a tie and hides what a war would deal', () => {
    expect(round('9 9 A K')).toEqual({
      view: { player: { cards: ['9S'] }, dealer: { cards: ['9H'] }, end: null },
      next: ['WAR', 'SURRENDER'],
      stakes: [100n],
      payouts: null,
    });
    expect(round('9 9 A K', 'WAR')?.view).toMatchObject({
      player: { cards: ['9S', 'AS'] },
      dealer: { cards: ['9H', 'KS'] },
    });
  });

  it('has no other moves, and none without a tie', () => {
    expect(round('9 9 A K', 'RAISE')).toBeNull();
    expect(round('9 8 A K', 'WAR')).toBeNull();
    expect(round('9 9 A K', 'WAR', 'WAR')).toBeNull();
  });

  it('is staked so that half of it comes out even', () => {
    expect(casinoWar.stakesOf([25n, 50n].map(money.of))).toEqual([50n]);
  });

  it('PLAY-35 returns 97.83 % of all that is staked to whoever always goes to war, and 96.30 % to whoever never does', () => {
    expect(warPairs).toEqual({ all: 310n * 309n, ties: 22n * 21n + 12n * 24n * 23n });
    expect(casinoWar.exactReturn()).toEqual({ over: 521_662n, under: 533_231n });
    expect(percentText(casinoWar.exactReturn())).toBe('97.83');
    // Of 311 second cards 23 tie; the others win and lose alike.
    expect(percentText(rational(2n * 144n * 2n + 23n, 2n * 311n))).toBe('96.30');
    expect(casinoWar.rules.at(-1)).toContain('96.30 %');
  });
});
