import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accountDate,
  betDate,
  defaultLocale,
  displayLocale,
  displayTimeZone,
  longDay,
  longMoment,
  promoDate,
  promoTime,
} from './index.ts';

const at = '2026-11-05T13:04:09.000Z';

describe('shown dates', () => {
  it('FMT-21 shows promo dates as MMM dd, yyyy and times as HH:mm:ss', () => {
    expect(promoDate(at, 'UTC')).toBe('Nov 05, 2026');
    expect(promoTime(at, 'UTC')).toBe('13:04:09');
  });

  it('FMT-22 shows betting-history dates as dd/MM/yyyy (HH:mm)', () => {
    expect(betDate(at, 'UTC')).toBe('05/11/2026 (13:04)');
  });

  it('FMT-23 shows account dates as MM/dd/yyyy - hh:mma', () => {
    expect(accountDate(at, 'UTC')).toBe('11/05/2026 - 01:04PM');
    expect(accountDate('2026-11-05T00:30:00Z', 'UTC')).toBe('11/05/2026 - 12:30AM');
  });

  it('says at length which of two figures is the month', () => {
    expect(longDay(at, 'UTC')).toBe('5 November 2026');
    expect(longMoment(at, 'Australia/Sydney')).toBe('6 November 2026, 00:04');
    expect(longMoment('nonsense', 'UTC')).toBe('');
  });

  it('FMT-24 shows dates in the given timezone, over a clock change too', () => {
    expect(betDate(at, 'Australia/Sydney')).toBe('06/11/2026 (00:04)');
    expect(betDate('2026-07-05T13:04:09Z', 'Australia/Sydney')).toBe('05/07/2026 (23:04)');
    expect(promoDate(at, 'Pacific/Auckland')).toBe('Nov 06, 2026');
    expect(promoTime(at, 'Pacific/Auckland')).toBe('02:04:09');
    expect(accountDate(at, 'America/New_York')).toBe('11/05/2026 - 08:04AM');
  });

  it('FMT-24 takes the stored timezone, otherwise the browser’s', () => {
    expect(displayTimeZone('Pacific/Auckland', 'Australia/Sydney')).toBe('Pacific/Auckland');
    expect(displayTimeZone(null, 'Australia/Sydney')).toBe('Australia/Sydney');
    expect(displayTimeZone('Mars/Olympus', 'Australia/Sydney')).toBe('Australia/Sydney');
    expect(displayTimeZone('', undefined)).toBe('UTC');
  });

  it('takes moments of every kind and shows unreadable ones as nothing', () => {
    expect(betDate(new Date(at), 'UTC')).toBe('05/11/2026 (13:04)');
    expect(betDate(Date.parse(at), 'UTC')).toBe('05/11/2026 (13:04)');
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        expect(typeof accountDate(text, text)).toBe('string');
      }),
    );
    expect(promoDate('nonsense', 'UTC')).toBe('');
    expect(promoTime(Number.NaN, 'UTC')).toBe('');
  });
});

describe('the locale of formats that are left open', () => {
  it.each([
    ['en-NZ', 'en-NZ'],
    ['en-au', 'en-AU'],
    ['en', 'en-AU'],
    ['de-DE', 'en-AU'],
    ['no locale', 'en-AU'],
    ['', 'en-AU'],
    [null, 'en-AU'],
  ])('is for %j stored %s', (stored, locale) => {
    expect(displayLocale(stored, ['en'])).toBe(locale);
    expect(defaultLocale).toBe('en-AU');
  });
});
