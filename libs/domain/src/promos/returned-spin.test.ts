import { expect, it } from 'vitest';
import { returnedSpin } from './index.ts';
import type { ReturnedSpin, SpinHolder } from './index.ts';

const now = new Date('2026-11-20T02:00:00Z');
const later = new Date('2026-11-20T02:00:01Z');

it.each<[string, Partial<SpinHolder>, ReturnedSpin]>([
  ['that is in force', {}, 'PLAYABLE'],
  ['that is in force without an end', { expiresAt: null }, 'PLAYABLE'],
  ['that reached its target', { status: 'COMPLETE', endCause: 'TURNOVER' }, 'PLAYABLE'],
  ['that is played out', { status: 'LOST', endCause: 'BONUS_PLAYED' }, 'PLAYABLE'],
  ['whose time is over', { status: 'COMPLETE', endCause: 'SPINS_GIVEN', expiresAt: now }, 'GONE'],
  ['that has expired', { status: 'EXPIRED', endCause: 'TIME' }, 'GONE'],
  ['that the member cancelled', { status: 'CANCELED', endCause: 'MEMBER' }, 'GONE'],
  ['that a withdrawal gave up', { status: 'CANCELED', endCause: 'WITHDRAWAL' }, 'GONE'],
  [
    'that went in a dispute',
    { status: 'CANCELED', endCause: 'DEPOSIT_REVERSED', expiresAt: now },
    'TAKEN_BACK',
  ],
])('a spin that comes back to an award %s', (_what, award, becomes) => {
  expect(returnedSpin({ status: 'ACTIVE', endCause: null, expiresAt: later, ...award }, now)).toBe(becomes);
});
