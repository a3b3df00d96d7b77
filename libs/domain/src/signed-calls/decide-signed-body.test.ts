import { expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import { decideSignedBody, signedBodyReasons } from './index.ts';

it.each([
  [{ signature: 'GENUINE', json: true }, 'allowed'],
  [{ signature: 'FORGED', json: true }, 'notSigned'],
  [{ signature: 'STALE', json: true }, 'stale'],
  [{ signature: 'GENUINE', json: false }, 'notJson'],
  [{ signature: 'FORGED', json: false }, 'notSigned'],
  [{ signature: 'STALE', json: false }, 'stale'],
] as const)("another server's call of %j is %s", (facts, answer) => {
  const decision = decideSignedBody(facts);
  expect(decision.allowed ? 'allowed' : decision.reason).toBe(answer);
});

it('is told who has to sign, when, and what is wrong with the body', () => {
  const reasons = signedBodyReasons('this vendor');
  expect(reasonRows(reasons, { field: 'round', problem: 'must be short' })).toEqual([
    ['notSigned', 'UNAUTHENTICATED', 'The call is not signed by this vendor.'],
    ['stale', 'UNAUTHENTICATED', 'The call was signed more than five minutes from the time of the world.'],
    ['notJson', 'BAD_USER_INPUT', 'The request body is not valid JSON.'],
    ['malformed', 'BAD_USER_INPUT', 'round: must be short.'],
  ]);
  expect(reasons.malformed.text({ field: '', problem: '' })).toBe('The body must be a JSON object.');
});
