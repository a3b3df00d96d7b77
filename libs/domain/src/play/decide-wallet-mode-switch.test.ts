import { describe, expect, it } from 'vitest';
import { decideWalletModeSwitch, walletModeSwitchReasons } from './index.ts';

const cash = { id: 'mpr_1', walletMode: 'CASH' } as const;
const bonus = { id: 'mpr_1', walletMode: 'BONUS' } as const;

describe('a switch to bonus mode', () => {
  it.each([
    [cash, 'mpr_1', true],
    [cash, null, true],
    [bonus, 'mpr_1', false],
  ])('of %j asked for as %s changes it: %s', (active, asked, changes) => {
    expect(decideWalletModeSwitch({ active, asked })).toEqual({
      allowed: true,
      plan: { promo: active, changes },
    });
  });

  it.each([
    [null, 'mpr_1'],
    [null, null],
    [cash, 'mpr_2'],
    [bonus, 'mpr_2'],
  ])('of %j asked for as %s is refused', (active, asked) => {
    expect(decideWalletModeSwitch({ active, asked })).toMatchObject({ reason: 'notActive' });
  });

  it('has a code and a sentence for its reason', () => {
    const { code, text } = walletModeSwitchReasons.notActive;
    expect([code, text()]).toEqual(['NOT_FOUND', 'This promo is not active any more.']);
  });
});
