import { expect, it } from 'vitest';
import { decideProviderBody } from './index.ts';

it.each([
  [{ signature: 'GENUINE', json: true }, 'allowed'],
  [{ signature: 'FORGED', json: true }, 'notSigned'],
  [{ signature: 'STALE', json: true }, 'stale'],
  [{ signature: 'GENUINE', json: false }, 'notJson'],
  [{ signature: 'FORGED', json: false }, 'notSigned'],
  [{ signature: 'STALE', json: false }, 'stale'],
] as const)('a callback of %j is %s', (facts, answer) => {
  const decision = decideProviderBody(facts);
  expect(decision.allowed ? 'allowed' : decision.reason).toBe(answer);
});
