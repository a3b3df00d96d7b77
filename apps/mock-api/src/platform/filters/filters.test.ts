import { describe, expect, it } from 'vitest';
import { chosenValues, distinct, fitsText, fitsValue } from './index.ts';

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

describe('chosenValues', () => {
  it.each([
    [null, undefined],
    [{}, undefined],
    [{ eq: 'BET' }, ['BET']],
    [{ in: ['BET', 'PAYOUT', 'BET'] }, ['BET', 'PAYOUT']],
    [{ in: [] }, []],
    [{ eq: 'BET', in: ['PAYOUT', 'BET'] }, ['BET']],
    [{ eq: 'BET', in: ['PAYOUT'] }, []],
  ])('are of %j: %j', (filter, values) => {
    expect(chosenValues(filter)).toEqual(values);
  });
});

describe('a long list', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index));
  const tooMany = expect.objectContaining({
    code: 'BAD_USER_INPUT',
    message: 'A filter may list at most 100 values.',
  }) as unknown;

  it('is taken with up to 100 different values', () => {
    expect(distinct(numbers(100))).toHaveLength(100);
    expect(distinct(Array.from({ length: 33_000 }, () => 'BET'))).toEqual(['BET']);
  });

  it('is refused with more, whatever it is for', () => {
    for (const use of [
      () => distinct(numbers(101)),
      () => chosenValues({ in: numbers(101) }),
      () => fitsText('1', { in: numbers(101) }),
      () => fitsValue('1', { eq: '1', in: numbers(101) }),
    ]) {
      expect(use).toThrow(tooMany);
    }
  });
});
