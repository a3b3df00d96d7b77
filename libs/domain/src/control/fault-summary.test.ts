import { expect, it } from 'vitest';
import { faultSummary } from './index.ts';

type Facts = Parameters<typeof faultSummary>[0];

const always: Facts = {
  kind: 'ERROR',
  door: null,
  operation: null,
  code: null,
  fields: null,
  latencyMs: 0,
  profile: null,
  probability: 1,
  passesLeft: 0,
  timesLeft: null,
};

it.each<[Partial<Facts>, string]>([
  [{}, 'All calls answer INTERNAL_SERVER_ERROR.'],
  [{ operation: 'Me', code: 'RATE_LIMITED', timesLeft: 1 }, 'Calls of Me answer RATE_LIMITED, once.'],
  [
    { operation: 'Me', passesLeft: 2, timesLeft: 3, probability: 0.125 },
    'Calls of Me answer INTERNAL_SERVER_ERROR, 12.5 % of them, after 2 that pass, 3 times.',
  ],
  [{ kind: 'LATENCY', latencyMs: 250, door: 'PROMO' }, 'All calls of the promotions endpoint wait 250 ms.'],
  [{ kind: 'LATENCY', profile: 'MOBILE_3G' }, 'All calls wait 300 to 700 ms (MOBILE_3G).'],
  [{ kind: 'LATENCY', profile: 'FLAKY' }, 'All calls wait 80 to 400 ms or more (FLAKY).'],
  [
    { kind: 'NETWORK', latencyMs: 50, door: 'MAIN' },
    'All calls of the main endpoint wait 50 ms and break the connection.',
  ],
  [{ kind: 'PARTIAL', operation: 'Me' }, 'Calls of Me answer without a nullable field.'],
  [{ kind: 'PARTIAL', fields: ['me.address', 'me.level'] }, 'All calls answer without me.address, me.level.'],
  [{ kind: 'TIMEOUT', door: 'AUTHENTICATION' }, 'All calls of the authentication service get no answer.'],
  [
    { kind: 'MALFORMED', door: 'PICTURES', operation: 'games' },
    'Pictures of games get an answer that cannot be read.',
  ],
  [{ kind: 'DROP_SOCKET', timesLeft: 1 }, 'All subscriptions and pushes close the websocket, once.'],
  [{ kind: 'REFUSE_SOCKET', timesLeft: 2 }, 'All websockets being opened are refused, 2 times.'],
  [{ kind: 'REORDER', operation: 'LevelUp' }, 'Pushes of LevelUp come after the next one.'],
  [{ kind: 'DUPLICATE' }, 'All pushes come twice.'],
  [{ kind: 'CUT_UPLOAD', operation: 'Any', timesLeft: 1 }, 'All uploads break in the middle, once.'],
])('a fault of %j is told in one sentence', (facts, sentence) => {
  expect(faultSummary({ ...always, ...facts })).toBe(sentence);
});
