import { expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import {
  betRoundAction,
  betRoundNote,
  betRoundReasons,
  betRoundState,
  decideBetRound,
  decideProvidersRound,
} from './index.ts';

const bet = { placedBy: 'mia', status: 'SETTLED', inSession: true, onMatches: false } as const;

it.each([
  [bet, 'allowed', 'AVAILABLE'],
  [{ ...bet, status: 'CASHOUT' }, 'allowed', 'AVAILABLE'],
  [{ ...bet, status: 'UNSETTLED' }, 'roundOpen', 'OPEN'],
  [{ ...bet, status: 'CANCELED' }, 'notPlayed', 'NOT_PLAYED'],
  [{ ...bet, inSession: false }, 'notKept', 'NOT_KEPT'],
  [{ ...bet, inSession: false, status: 'UNSETTLED' }, 'notKept', 'NOT_KEPT'],
  [{ ...bet, onMatches: true, status: 'UNSETTLED' }, 'allowed', 'AVAILABLE'],
  [{ ...bet, onMatches: true, status: 'CANCELED' }, 'allowed', 'AVAILABLE'],
  [{ ...bet, onMatches: true, inSession: false }, 'notKept', 'NOT_KEPT'],
  [{ ...bet, placedBy: 'noah' }, 'betUnknown', 'NOT_KEPT'],
  [{ ...bet, placedBy: 'noah', status: 'UNSETTLED' }, 'betUnknown', 'NOT_KEPT'],
  [null, 'betUnknown', 'NOT_KEPT'],
] as const)('the round of the bet %o is %s', (of, answer, state) => {
  const decision = decideBetRound({ member: 'mia', bet: of });
  expect(decision.allowed ? 'allowed' : decision.reason).toBe(answer);
  expect(betRoundState({ member: 'mia', bet: of })).toBe(state);
});

it.each([
  ['ADDRESS', 'allowed'],
  ['NOT_FOUND', 'notKept'],
  ['CONFLICT', 'roundOpen'],
  ['NONE', 'notAnswered'],
] as const)('the provider’s answer %s is %s', (answer, reason) => {
  const decision = decideProvidersRound(answer);
  expect(decision.allowed ? 'allowed' : decision.reason).toBe(reason);
});

it('is refused in these words, of which a row has those that can be about an own bet', () => {
  expect(reasonRows(betRoundReasons, undefined)).toEqual([
    ['betUnknown', 'NOT_FOUND', 'There is no such bet.'],
    ['notKept', 'NOT_FOUND', 'The game’s provider has no record of this round, so it cannot be replayed.'],
    ['roundOpen', 'CONFLICT', 'This round is not over yet. It can be replayed once it is.'],
    ['notPlayed', 'CONFLICT', 'This round did not take place, so there is nothing to replay.'],
    [
      'notAnswered',
      'VENDOR_IN_MAINTENANCE',
      'The game’s provider cannot show this round right now. Please try again later.',
    ],
  ]);
  expect(betRoundNote('AVAILABLE')).toBeNull();
  expect(betRoundNote('NOT_KEPT')).toBe(betRoundReasons.notKept.text());
  expect(betRoundNote('NOT_PLAYED')).toBe(betRoundReasons.notPlayed.text());
  expect(betRoundNote('OPEN')).toBe(betRoundReasons.roundOpen.text());
});

it('is offered by what there is to see', () => {
  expect(betRoundAction({ id: 'cat_slots', name: 'Pokies and slots' })).toBe('Replay round');
  expect(betRoundAction({ id: 'cat_sportsbook', name: 'Sportsbook' })).toBe('Show the picks');
});
