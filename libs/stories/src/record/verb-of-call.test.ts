import { describe, expect, it } from 'vitest';
import { verbOfCall } from './verb-of-call.ts';

const world = 'w1';
const member = 'mia@magpie.test';

describe('the verb of a call', () => {
  it.each([
    ['AdvanceClock', { world, by: 'P1D' }, 'clock advance', { by: 'P1D' }],
    ['FreezeClock', { world, frozen: false }, 'clock run', {}],
    ['SetMaintenance', { world, on: true }, 'maintenance on', {}],
    ['EndReward', { world, reward: 'mpr_1', ending: 'EXPIRE' }, 'reward expire', { reward: 'mpr_1' }],
    [
      'AdjustBalance',
      { world, member, input: { amount: '12.50', walletType: 'SPORT', currency: null } },
      'balance adjust',
      { member, amount: '12.50', wallet: 'SPORT' },
    ],
    [
      'SetMember',
      { world, member, input: { verified: true } },
      'member set',
      { member, settings: { verified: true } },
    ],
    [
      'MoveWithdrawal',
      { world, withdrawal: 'wdr_1', status: 'APPROVED' },
      'payment move',
      { payment: 'wdr_1', status: 'APPROVED' },
    ],
    [
      'ReviewDocument',
      { world, document: 'doc_1', status: 'REJECTED', remarks: 'Blurred' },
      'document reject',
      { document: 'doc_1', remarks: 'Blurred' },
    ],
  ])('%s with %j is %s', (operation, variables, words, inputs) => {
    expect(verbOfCall(operation, variables)).toEqual({ words, inputs });
  });

  it.each([
    ['Unknown', { world }],
    ['AdvanceClock', { world }],
    ['EndReward', { world, reward: 'mpr_1', ending: 'LATER' }],
  ])('%s with %j is none', (operation, variables) => {
    expect(verbOfCall(operation, variables)).toBeNull();
  });
});
