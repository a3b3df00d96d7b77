import { describe, expect, it } from 'vitest';
import { awardWaitTexts, pastPromoStatuses, promoOutcomes } from './index.ts';

describe('what a member reads of an award', () => {
  it('is an outcome for each one that is over, and for no other', () => {
    const told = Object.entries(promoOutcomes).flatMap(([status, outcome]) => (outcome ? [status] : []));
    expect(told.sort()).toEqual([...pastPromoStatuses].sort());
    expect(promoOutcomes.COMPLETE).toEqual({
      label: 'Completed',
      text: 'Turned over in full; what was left of its bonus became cash.',
    });
  });

  it('is why one waits', () => {
    expect(awardWaitTexts).toEqual({
      OTHER_PROMO: 'Starts by itself when your active promo ends.',
      RELEASE: 'Starts when our team has released it.',
    });
  });
});
