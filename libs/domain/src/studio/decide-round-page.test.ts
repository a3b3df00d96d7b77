import { expect, it } from 'vitest';
import { decideRoundGame, decideRoundPage, decideRoundPass, studioReasons } from './index.ts';

it('shows a round that is over, and none that is open, was annulled or is not there', () => {
  const round = { id: 'rnd_1' };
  expect(decideRoundPage({ round, state: 'OVER' })).toEqual({ allowed: true, plan: { round } });
  expect(decideRoundPage({ round, state: 'OPEN' })).toMatchObject({ reason: 'roundUnfinished' });
  expect(decideRoundPage({ round, state: 'ANNULLED' })).toMatchObject({ reason: 'roundUnknown' });
  expect(decideRoundPage({ round, state: null })).toMatchObject({ reason: 'roundUnknown' });
  for (const state of ['OVER', 'OPEN', 'ANNULLED', null] as const)
    expect(decideRoundPage({ round: null, state })).toMatchObject({ reason: 'roundUnknown' });
});

it('shows rounds at the games of the vendor that is asked alone', () => {
  const game = { vendor: { id: 'ven_1' } };
  expect(decideRoundGame(game, 'ven_1')).toEqual({ allowed: true, plan: { game } });
  expect(decideRoundGame(game, 'ven_2')).toMatchObject({ reason: 'roundUnknown' });
  expect(decideRoundGame(null, 'ven_1')).toMatchObject({ reason: 'roundUnknown' });
});

it('opens its page until the pass expires, and never with none', () => {
  const pass = { expiresAt: new Date('2026-01-05T01:05:00.000Z') };
  const at = (time: string) => decideRoundPass(pass, new Date(`2026-01-05T${time}Z`));
  expect(at('01:04:59.999')).toEqual({ allowed: true, plan: { pass } });
  expect(at('01:05:00.000')).toMatchObject({ reason: 'passSpent' });
  expect(decideRoundPass(null, pass.expiresAt)).toMatchObject({ reason: 'passSpent' });
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
