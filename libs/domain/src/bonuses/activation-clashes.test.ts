import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activationFailureText, activationReasons, decideActivation, expiryChip } from './index.ts';
import type { ActivatableBonus, ActivationFacts } from './index.ts';

const now = new Date('2026-03-02T02:00:00.000Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const day = 86_400_000;
const bonus: ActivatableBonus = { kind: 'USER_CLAIM', activated: false, expiresAt: after(day) };
const facts: ActivationFacts<ActivatableBonus> = { signedIn: true, bonus, hasActivePromo: false, now };
const used = { ...bonus, activated: true };

describe('two reasons against an activation', () => {
  it.each<[string, string, Partial<ActivationFacts<ActivatableBonus>>]>([
    ['signedOut', 'a visitor and no such bonus', { signedIn: false, bonus: null }],
    ['signedOut', 'a visitor and a used bonus', { signedIn: false, bonus: used }],
    ['signedOut', 'a visitor and an active promo', { signedIn: false, hasActivePromo: true }],
    ['bonusUnknown', 'no such bonus and an active promo', { bonus: null, hasActivePromo: true }],
    ['over', 'a used bonus that is the active promo', { bonus: used, hasActivePromo: true }],
    ['over', 'a used bonus without an end', { bonus: { ...used, expiresAt: null } }],
    ['over', 'a used bonus past its end', { bonus: { ...used, expiresAt: now } }],
    ['over', 'a used bonus while the promo is not known', { bonus: used, hasActivePromo: null }],
  ])('are answered with %s: %s', (reason, _what, change) => {
    expect(decideActivation({ ...facts, ...change })).toMatchObject({ allowed: false, reason });
  });

  it.each([
    ['a moment before', true, 1],
    ['at', false, 0],
    ['a moment after', false, -1],
    ['a year after', false, -365 * day],
  ])('%s its end a bonus can be activated: %s', (_when, allowed, ms) => {
    expect(decideActivation({ ...facts, bonus: { ...bonus, expiresAt: after(ms) } }).allowed).toBe(allowed);
  });

  it('is allowed for the bonus that was asked for, with all that is known of it', () => {
    const named = { ...bonus, id: 'bon_1' };
    expect(decideActivation({ ...facts, bonus: named })).toEqual({
      allowed: true,
      plan: { bonus: named, gives: 'PROMO' },
    });
  });

  it('leads a visitor to the login, and nobody else anywhere', () => {
    const mends = Object.values(activationReasons).map((row) => ('mend' in row ? row.mend : null));
    expect(mends).toEqual(['loginModal', null, null, null]);
  });

  it('a bonus becomes the active promo once, and never beside another one', () => {
    const acts = fc.array(fc.constantFrom('activate a', 'activate b', 'promo ends'));
    fc.assert(
      fc.property(acts, (story) => {
        const bonuses = { a: { ...bonus }, b: { ...bonus } };
        const started: string[] = [];
        let active = false;
        for (const act of story) {
          if (act === 'promo ends') active = false;
          if (act === 'promo ends') continue;
          const name = act === 'activate a' ? 'a' : 'b';
          if (!decideActivation({ ...facts, bonus: bonuses[name], hasActivePromo: active }).allowed) continue;
          expect(active).toBe(false);
          bonuses[name] = { ...bonuses[name], activated: true };
          active = true;
          started.push(name);
        }
        expect(new Set(started).size).toBe(started.length);
      }),
    );
  });
});

describe('BONUS-02 the chip', () => {
  it.each([
    ['two days and a moment', 2 * day + 1, 'Expires 3 days'],
    ['two days', 2 * day, 'Expires 2 days'],
    ['a day and a moment', day + 1, 'Expires 2 days'],
    ['a day', day, 'Expires 1 day'],
    ['a moment', 1, 'Expires 1 day'],
    ['nothing', 0, 'Expires 0 days'],
    ['less than nothing', -day, 'Expires 0 days'],
  ])('with %s left', (_left, ms, chip) => {
    expect(expiryChip({ expiresAt: after(ms), consumableExpiryInDays: 30 }, now)).toBe(chip);
  });

  it.each([
    [0, 'Expires 0 days'],
    [1, 'Expires 1 day'],
    [2, 'Expires 2 days'],
  ])('with %i days to live and no end', (consumableExpiryInDays, chip) => {
    expect(expiryChip({ expiresAt: null, consumableExpiryInDays }, now)).toBe(chip);
  });

  it('never says 0 while the bonus can still be activated', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 * day }), (ms) => {
        const chip = expiryChip({ expiresAt: after(ms), consumableExpiryInDays: 0 }, now);
        const days = Number(/\d+/.exec(chip)?.[0]);
        expect(days * day).toBeGreaterThanOrEqual(ms);
        expect((days - 1) * day).toBeLessThan(ms);
      }),
    );
  });
});

describe('the alert of a failure', () => {
  it.each([
    ['the message of the platform', { code: 'NOT_FOUND', message: 'Bonus not found' }, 'Bonus not found'],
    ['a message without a code', { code: null, message: 'Try later.' }, 'Try later.'],
    ['a message as it stands', { code: 'X', message: ' spaced ' }, ' spaced '],
    [
      'words of its own for an empty one',
      { code: 'X', message: '' },
      'Something went wrong. Please try again later.',
    ],
    [
      'words of its own for a blank one',
      { code: 'X', message: '\t' },
      'Something went wrong. Please try again later.',
    ],
  ])('says %s', (_what, refusal, text) => {
    expect(activationFailureText(refusal)).toBe(text);
  });

  it('names the active bonus even when the message is empty', () => {
    expect(activationFailureText({ code: 'ACTIVE_PROMO', message: '' })).toBe(
      'You already have an active bonus. Please use or deactivate it before activating a new one.',
    );
  });
});
