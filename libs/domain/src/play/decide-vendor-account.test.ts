import { describe, expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import {
  decideOwnGameSession,
  decideVendorAccount,
  gameSessionReasons,
  vendorAccountReasons,
} from './index.ts';

const vendor = { id: 'ven_1', state: 'ACTIVE' } as const;
const resting = { id: 'ven_1', state: 'IN_MAINTENANCE' } as const;
const category = { id: 'cat_slots' };

describe('an account at a vendor', () => {
  it.each([
    [{ vendor: null, category, offered: true }, 'vendorUnknown'],
    [{ vendor, category: null, offered: true }, 'categoryUnknown'],
    [{ vendor: resting, category, offered: true }, 'vendorInMaintenance'],
    [{ vendor, category, offered: false }, 'notOffered'],
    [{ vendor: null, category: null, offered: false }, 'vendorUnknown'],
    [{ vendor: resting, category: null, offered: false }, 'categoryUnknown'],
    [{ vendor: resting, category, offered: false }, 'vendorInMaintenance'],
  ])('is refused for %j as %s', (facts, reason) => {
    expect(decideVendorAccount<typeof vendor | typeof resting, typeof category>(facts)).toMatchObject({
      reason,
    });
  });

  it('is for the vendor and the category', () => {
    expect(decideVendorAccount({ vendor, category, offered: true })).toEqual({
      allowed: true,
      plan: { vendor, category },
    });
  });

  it('has a code and a sentence for each reason', () => {
    const rows = reasonRows(vendorAccountReasons);
    expect(rows).toEqual([
      ['vendorUnknown', 'NOT_FOUND', 'There is no such vendor.'],
      ['categoryUnknown', 'NOT_FOUND', 'There is no such game category.'],
      [
        'vendorInMaintenance',
        'VENDOR_IN_MAINTENANCE',
        'This game is being worked on. Please try again later.',
      ],
      ['notOffered', 'BAD_USER_INPUT', 'The vendor has no game in this category.'],
    ]);
  });
});

describe('a game session', () => {
  it.each([
    [{ startedBy: 'a', member: 'a', gameOffered: true }, 'allowed'],
    [{ startedBy: null, member: 'a', gameOffered: true }, 'unknown'],
    [{ startedBy: 'b', member: 'a', gameOffered: true }, 'unknown'],
    [{ startedBy: 'a', member: 'a', gameOffered: false }, 'gameGone'],
    [{ startedBy: 'b', member: 'a', gameOffered: false }, 'unknown'],
  ])('can be asked for by whoever opened it, as %j: %s', (facts, answer) => {
    const decision = decideOwnGameSession(facts);
    expect(decision.allowed ? 'allowed' : decision.reason).toBe(answer);
  });

  it('has a code and a sentence for each reason', () => {
    const rows = reasonRows(gameSessionReasons);
    expect(rows).toEqual([
      ['unknown', 'NOT_FOUND', 'There is no such game session.'],
      ['gameGone', 'NOT_FOUND', 'The game of this session is no longer offered.'],
      [
        'ended',
        'GAME_SESSION_ENDED',
        'This game session has ended. Go back to the lobby and open the game again.',
      ],
    ]);
  });
});
