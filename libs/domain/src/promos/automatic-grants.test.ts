import { describe, expect, it } from 'vitest';
import { loginGrants, signUpGrant } from './index.ts';
import type { AutomaticPromo } from './index.ts';

const samplePromo = (id: string, change: Partial<AutomaticPromo> = {}) => ({
  ...({ id, type: 'REGISTRATION', rewardKind: 'DIRECT', lockInEnabled: false, currency: 'AUD' } as const),
  ...{ open: true, levelRequirement: 0, maxUses: 1, promoUsed: 0 },
  ...change,
});
type SamplePromo = ReturnType<typeof samplePromo>;

const closed: [string, Partial<AutomaticPromo>][] = [
  ['is closed', { open: false }],
  ['needs a level', { levelRequirement: 1 }],
  ['is used up', { promoUsed: 1 }],
  ['a lock-in awards', { lockInEnabled: true }],
  ['matches a deposit', { rewardKind: 'MULTIPLIER' }],
  ['is for a deposit', { type: 'DEPOSIT' }],
];

describe('the promo of a sign-up', () => {
  const awarded = (promos: SamplePromo[], currency = 'AUD') =>
    signUpGrant(promos, { level: 0, currency })?.id;

  it.each(closed)('is none that %s', (_what, change) => {
    expect(awarded([samplePromo('other', change)])).toBeUndefined();
    expect(awarded([samplePromo('other', change), samplePromo('open')])).toBe('open');
  });

  it('is none that a login gives', () => {
    expect(awarded([samplePromo('daily', { type: 'LOGIN' })])).toBeUndefined();
  });

  it.each([
    ['AUD', 'first'],
    ['NZD', 'kiwi'],
    ['BTC', undefined],
  ])('is one of the currency %s, or none: %s', (currency, id) => {
    const promos = [samplePromo('first'), samplePromo('kiwi', { currency: 'NZD' }), samplePromo('second')];
    expect(awarded(promos, currency)).toBe(id);
  });
});

describe('the bonuses of a login', () => {
  const daily = (id: string, change: Partial<AutomaticPromo> = {}) =>
    samplePromo(id, { type: 'LOGIN', ...change });
  const given = (promos: SamplePromo[], level = 0, currency = 'AUD') =>
    loginGrants(promos, { level, currency }).map(({ id }) => id);

  it.each(closed)('are none of a promo that %s', (_what, change) => {
    expect(given([daily('other', change)])).toEqual([]);
  });

  it('are of all promos of the member’s currency that are open to them', () => {
    const promos = [daily('one'), daily('kiwi', { currency: 'NZD' }), daily('high', { levelRequirement: 3 })];
    expect(given(promos)).toEqual(['one']);
    expect(given(promos, 3)).toEqual(['one', 'high']);
    expect(given(promos, 3, 'NZD')).toEqual(['kiwi']);
    expect(given(promos, 3, 'BTC')).toEqual([]);
  });

  it('are given again while there is no limit', () => {
    expect(given([daily('endless', { maxUses: 0, promoUsed: 99 })])).toEqual(['endless']);
  });
});
