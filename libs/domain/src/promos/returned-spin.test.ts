import { expect, it } from 'vitest';
import { returnedSpin } from './index.ts';
import type { ReturnedSpin, SpinHolder } from './index.ts';

const now = new Date('2026-11-20T02:00:00Z');
const later = new Date('2026-11-20T02:00:01Z');

it.each<[string, Partial<SpinHolder>, ReturnedSpin]>([
  ['that is in force', {}, 'PLAYABLE'],
  ['whose others are played', { spins: [{ status: 'COMPLETE', takenBack: false }] }, 'PLAYABLE'],
  ['whose others are left', { spins: [{ status: 'ACTIVE', takenBack: false }] }, 'PLAYABLE'],
  ['whose others were cancelled', { spins: [{ status: 'CANCELLED', takenBack: false }] }, 'GONE'],
  ['whose others have expired', { spins: [{ status: 'EXPIRED', takenBack: false }] }, 'GONE'],
  [
    'whose others were cancelled before it went in a dispute',
    { status: 'CANCELED', endCause: 'DEPOSIT_REVERSED', spins: [{ status: 'CANCELLED', takenBack: false }] },
    'GONE',
  ],
  [
    'whose others went with it in a dispute',
    { status: 'CANCELED', endCause: 'DEPOSIT_REVERSED', spins: [{ status: 'CANCELLED', takenBack: true }] },
    'TAKEN_BACK',
  ],
  ['that is in force without an end', { expiresAt: null }, 'PLAYABLE'],
  ['that reached its target', { status: 'COMPLETE', endCause: 'TURNOVER' }, 'PLAYABLE'],
  ['that is played out', { status: 'LOST', endCause: 'BONUS_PLAYED' }, 'PLAYABLE'],
  [
    'that is played out and that a dispute took',
    { status: 'LOST', endCause: 'BONUS_PLAYED', isTakenBack: true, expiresAt: now },
    'TAKEN_BACK',
  ],
  [
    'that a withdrawal gave up once a dispute had taken it',
    { status: 'CANCELED', endCause: 'WITHDRAWAL', isTakenBack: true },
    'GONE',
  ],
  [
    'of whose earlier spins those in its game were cancelled',
    {
      spins: [
        { status: 'ACTIVE', takenBack: false },
        { status: 'CANCELLED', takenBack: false },
      ],
    },
    'GONE',
  ],
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
  const inForce = { status: 'ACTIVE', endCause: null, isTakenBack: false, expiresAt: later } as const;
  expect(returnedSpin({ ...inForce, spins: [], ...award }, now)).toBe(becomes);
});
