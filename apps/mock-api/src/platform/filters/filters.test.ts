import { describe, expect, it } from 'vitest';
import { fitsText, fitsValue } from './index.ts';

describe('fitsText', () => {
  it.each([
    [undefined, true],
    [null, true],
    [{}, true],
    [{ eq: 'aud' }, true],
    [{ eq: 'AU' }, false],
    [{ eq: '' }, false],
    [{ contains: ' ud ' }, true],
    [{ contains: '' }, true],
    [{ contains: 'nz' }, false],
    [{ in: ['nzd', 'aUd'] }, true],
    [{ in: [] }, false],
    [{ eq: 'AUD', in: ['NZD'] }, false],
    [{ eq: 'AUD', contains: 'x' }, false],
  ])('tests AUD against %j: %s', (filter, fits) => {
    expect(fitsText('AUD', filter)).toBe(fits);
  });
});

describe('fitsValue', () => {
  it.each([
    [null, true],
    [{ eq: 'BET' }, true],
    [{ eq: 'PAYOUT' }, false],
    [{ in: ['PAYOUT', 'BET'] }, true],
    [{ in: [] }, false],
    [{ eq: 'BET', in: ['PAYOUT'] }, false],
  ])('tests BET against %j: %s', (filter, fits) => {
    expect(fitsValue('BET', filter)).toBe(fits);
  });
});
