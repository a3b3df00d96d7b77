import { expect, it } from 'vitest';
import { decideRoundGame, decideRoundPage, decideRoundPass, studioReasons } from './index.ts';

it('shows a round that is over, and none that is open, was annulled or is not there', () => {
  const round = { id: 'rnd_1' };
  expect(decideRoundPage({ round, state: 'OVER', of: 'STUDIO' })).toEqual({ allowed: true, plan: { round } });
  expect(decideRoundPage({ round, state: 'OPEN', of: 'STUDIO' })).toMatchObject({
    reason: 'roundUnfinished',
  });
  expect(decideRoundPage({ round, state: 'ANNULLED', of: 'STUDIO' })).toMatchObject({
    reason: 'roundUnknown',
  });
  expect(decideRoundPage({ round, state: null, of: 'STUDIO' })).toMatchObject({ reason: 'roundUnknown' });
  for (const state of ['OVER', 'OPEN', 'ANNULLED', null] as const)
    expect(decideRoundPage({ round: null, state, of: 'STUDIO' })).toMatchObject({ reason: 'roundUnknown' });
});

it('shows a bet of the sportsbook while it is open too', () => {
  const round = { id: 'sb_1' };
  for (const state of ['OPEN', 'OVER'] as const)
    expect(decideRoundPage({ round, state, of: 'SPORTSBOOK' })).toEqual({ allowed: true, plan: { round } });
  for (const state of ['ANNULLED', null] as const)
    expect(decideRoundPage({ round, state, of: 'SPORTSBOOK' })).toMatchObject({ reason: 'roundUnknown' });
  expect(decideRoundPage({ round: null, state: 'OPEN', of: 'SPORTSBOOK' })).toMatchObject({
    reason: 'roundUnknown',
  });
});

it('shows rounds at the games of the vendor that is asked alone', () => {
  const game = { vendor: { id: 'ven_1' } };
  expect(decideRoundGame(game, 'ven_1')).toEqual({ allowed: true, plan: { game } });
  expect(decideRoundGame(game, 'ven_2')).toMatchObject({ reason: 'roundUnknown' });
  expect(decideRoundGame(null, 'ven_1')).toMatchObject({ reason: 'roundUnknown' });
});

it('opens its page until the pass expires, of its game, in its world', () => {
  const pass = { expiresAt: new Date('2026-01-05T01:05:00.000Z'), game: 'slot-1', incarnation: 'inc_1' };
  const world = { incarnation: 'inc_1' };
  const now = new Date('2026-01-05T01:04:59.999Z');
  const facts = { pass, world, now, game: 'slot-1' };
  expect(decideRoundPass(facts)).toEqual({ allowed: true, plan: { pass, world } });
  for (const change of [
    { now: new Date('2026-01-05T01:05:00.000Z') },
    { pass: null },
    { game: 'slot-2' },
    { world: { incarnation: 'inc_2' } },
    { world: null, now: null },
  ])
    expect(decideRoundPass({ ...facts, ...change })).toMatchObject({ allowed: false, reason: 'passSpent' });
});

it('says why', () => {
  const told = (['roundUnknown', 'roundUnfinished', 'passSpent'] as const).map((reason) => {
    const { code, text } = studioReasons[reason];
    return [code, text()];
  });
  expect(told).toEqual([
    ['NOT_FOUND', 'There is no such round.'],
    ['CONFLICT', 'This round is not over yet.'],
    ['UNAUTHENTICATED', 'This page can no longer be opened. Open it again from your betting history.'],
  ]);
});
