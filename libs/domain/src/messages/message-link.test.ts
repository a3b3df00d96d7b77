import { describe, expect, it } from 'vitest';
import { messageLink } from './index.ts';
import type { MessageSubjectKind } from './index.ts';

const inSection = (label: string, section: string, id?: string) => ({
  label,
  place: { to: 'section', section, ...(id !== undefined && { id }) },
});

describe('MSG-20 a message leads', () => {
  it.each([
    ['DEPOSIT', inSection('View deposit', 'deposits', 'x1')],
    ['WITHDRAWAL', inSection('View withdrawal', 'withdrawals', 'x1')],
    ['DOCUMENT', inSection('View documents', 'account-verification')],
    ['PROMO', inSection('View promo', 'active-bonus', 'x1')],
    ['BONUS', inSection('View bonuses', 'consumable-bonuses')],
    ['FREE_SPINS', inSection('View free spins', 'freespin-bonus')],
    ['LEVEL', inSection('View level', 'level-system', 'x1')],
    ['TOURNAMENT', { label: 'View tournament', place: { to: 'tournament', id: 'x1' } }],
    ['JACKPOT', { label: 'View jackpot', place: { to: 'jackpot', id: 'x1' } }],
    ['BADGE', inSection('View badges', 'achievements')],
  ] as const)('to the %s that it is about, whatever its type', (kind: MessageSubjectKind, link) => {
    for (const automatedMessageType of ['AUTOPAYOUT', 'AFFILIATE', null])
      expect(messageLink({ automatedMessageType, subject: { kind, id: 'x1' } })).toEqual(link);
  });

  it.each([
    ['DEPOSIT_APPROVED', inSection('View deposits', 'deposits')],
    ['DEPOSIT_EXPIRED', inSection('View deposits', 'deposits')],
    ['DEPOSIT_LIMIT_CHANGED', inSection('View deposit limits', 'deposit-withdraw')],
    ['WITHDRAWAL_REJECTED', inSection('View withdrawals', 'withdrawals')],
    ['DOCUMENT_REJECTED', inSection('View documents', 'account-verification')],
    ['PROMO', { label: 'View promotions', place: { to: 'promotions' } }],
    ['VIP_UPGRADE', inSection('View level', 'level-system')],
    ['VIP_DOWNGRADE', inSection('View level', 'level-system')],
    ['REBATE', inSection('View cashback', 'cashback')],
    ['AUTOPAYOUT', inSection('View transactions', 'transaction-history')],
    ['AFFILIATE', null],
    ['AUTO_PROMO_ENROLMENT_LIMIT_REACHED_BY_IP', null],
    [null, null],
  ])('by the type %s alone to where such things are', (automatedMessageType, link) => {
    expect(messageLink({ automatedMessageType, subject: null })).toEqual(link);
    expect(messageLink({ automatedMessageType })).toEqual(link);
  });
});
