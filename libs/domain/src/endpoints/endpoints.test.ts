import { describe, expect, it } from 'vitest';
import { endpointOf, legacyMemberId } from './index.ts';

describe('endpoints', () => {
  it.each([
    'promos',
    'promo',
    'availablePromo',
    'promoHistory',
    'memberConsumablePromos',
    'activateConsumableBonus',
    'memberFreeSpins',
    'claimFreeSpinPromo',
    'activateFreeSpinPromo',
    'cancelFreeSpin',
    'cancelFreeSpinPromo',
    'member',
    'lockInMemberToPromo',
    'cancelLockIn',
    'cancelActivePromo',
    'switchPromoToBonusMode',
    'cashbacks',
    'cashback',
    'memberCashbacks',
    'availableMemberCashback',
    'claimCashback',
  ])('API-06 asks the promo endpoint for %s', (field) => {
    expect(endpointOf(field)).toBe('promo');
  });

  it.each([
    'me',
    'games',
    'levelConfig',
    'memberLevel',
    'claimLevelReward',
    'achievements',
    'setActiveBadge',
    'claimAchievementReward',
    'jackpots',
    'tournaments',
    'betRecords',
    'betRecordSummary',
    'deposits',
    'toString',
    '',
  ])('API-06 asks the main endpoint for %j', (field) => {
    expect(endpointOf(field)).toBe('main');
  });

  it('uses the account id as legacyMemberId', () => {
    expect(legacyMemberId({ id: 'm-1' })).toBe('m-1');
  });
});
