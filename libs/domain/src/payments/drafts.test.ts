import { describe, expect, it } from 'vitest';
import {
  depositStatuses,
  draftsToGiveWay,
  listedDepositStatuses,
  listedWithdrawalStatuses,
  withdrawalStatuses,
} from './index.ts';

describe('open drafts', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [6, 2],
    [2000, 1996],
  ])('of %i give way %i to a new one, so that there are five at most', (open, away) => {
    expect(draftsToGiveWay(open)).toBe(away);
  });

  it('DEP-31 WDR-26 are in no list, whatever else is', () => {
    expect(['DRAFT', ...listedDepositStatuses]).toEqual(depositStatuses);
    expect(['DRAFT', ...listedWithdrawalStatuses]).toEqual(withdrawalStatuses);
  });
});
