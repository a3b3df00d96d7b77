import { describe, expect, it } from 'vitest';
import { depositPostings, depositStatuses, withdrawalPostings, withdrawalStatuses } from './index.ts';

describe('what is posted of a payment', () => {
  it('DEP-27 is the credit of an approved deposit alone, and its return once it was taken back', () => {
    const posted = depositStatuses.filter((status) => depositPostings(status, true).length > 0);
    expect(posted).toEqual(['APPROVED']);
    expect(depositPostings('APPROVED', false)).toEqual(['credited']);
    expect(depositPostings('APPROVED', true)).toEqual(['credited', 'taken back']);
  });

  it('WDR-22 is what a withdrawal took, and then either that it was paid out or that it was given back', () => {
    expect(withdrawalStatuses.map((status) => [status, withdrawalPostings(status)])).toEqual([
      ['DRAFT', []],
      ['PENDING', ['taken']],
      ['PROCESSING', ['taken']],
      ['APPROVED', ['taken', 'paid out']],
      ['ON_HOLD', ['taken']],
      ['REJECTED', ['taken', 'given back']],
      ['CANCELLED', ['taken', 'given back']],
    ]);
  });
});
