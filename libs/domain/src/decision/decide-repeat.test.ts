import { expect, it } from 'vitest';
import { decideRepeat } from './index.ts';

const request = { memberId: 'mem_1', operation: 'createDeposit', contentHash: 'abc' };

it.each([null, { ...request, result: 'dep_1' }])(
  'a request is a new one or the same again: %j',
  (earlier) => {
    expect(decideRepeat(earlier, request)).toEqual({ allowed: true, plan: { earlier } });
  },
);

it.each([{ memberId: 'mem_2' }, { operation: 'createWithdrawal' }, { contentHash: 'abd' }])(
  'a request is no repeat of another one: %j',
  (change) => {
    expect(decideRepeat({ ...request, ...change }, request)).toMatchObject({ reason: 'otherContent' });
  },
);
