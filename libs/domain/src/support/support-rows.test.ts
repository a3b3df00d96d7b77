import { describe, expect, it } from 'vitest';
import { siteOf } from '../site/index.ts';
import { decideSupportToken, helpDeskUser, messengerUser, supportTokenReasons } from './index.ts';
import { member as verifiedMember } from './testing/member.ts';

describe('who may have a support token', () => {
  const mia = { id: 'member-mia', email: 'mia@magpie.test' };

  it.each([
    ['member-mia', 'mia@magpie.test', mia, true],
    ['member-mia', 'mia@magpie.test', { ...mia, email: 'MIA@Magpie.test' }, true],
    ['MEMBER-MIA', 'mia@magpie.test', mia, false],
    ['member-mia', ' mia@magpie.test', mia, false],
    ['member-mia', 'mia@magpie.tes', mia, false],
    ['', 'mia@magpie.test', mia, false],
    ['member-sam', 'sam@magpie.test', mia, false],
    ['member-mia', 'null', { ...mia, email: null }, false],
    ['member-mia', 'undefined', { ...mia, email: null }, false],
    ['member-mia', '', { ...mia, email: '' }, true],
  ])('%j with %j asked by %o: %s', (accountId, email, member, may) => {
    expect(decideSupportToken({ asked: { accountId, email }, member }).allowed).toBe(may);
  });

  it('is refused as bad input', () => {
    expect(supportTokenReasons.notOwn.code).toBe('BAD_USER_INPUT');
  });
});

const member = { ...verifiedMember, verified: false, activeCurrency: { code: 'BTC' } };
const introduction = { token: 't', site: siteOf('magpie'), now: 1_999 };

describe('how support sees a member', () => {
  it.each([
    ['Mia', 'Test', 'Mia Test', 'Mia'],
    [' Mia ', ' Test ', 'Mia Test', 'Mia'],
    ['Mia', null, 'Mia', 'Mia'],
    [null, 'Test', 'Test', 'mia_t'],
    ['', '', 'mia_t', 'mia_t'],
    ['\t', '\n', 'mia_t', 'mia_t'],
    ['🦜', 'Lee', '🦜 Lee', '🦜'],
  ])('SUPPORT-05 named %j %j is %j in the messenger and %j at the help desk', (first, last, name, short) => {
    const named = { ...member, firstName: first, lastName: last };
    expect(messengerUser(named, introduction).name).toBe(name);
    expect(helpDeskUser(named, siteOf('magpie')).firstName).toBe(short);
  });

  it.each([
    ['1970-01-01T00:00:00.000Z', 0],
    ['1970-01-01T00:00:01.999Z', 1],
    ['1969-12-31T23:59:59.500Z', -1],
    ['2026-01-05T02:00:00+10:00', 1_767_542_400],
    ['2026-02-30T99:00:00Z', 1],
    [' ', 1],
  ])('SUPPORT-05 who signed up at %j was created at second %i', (dateTimeCreated, second) => {
    expect(messengerUser({ ...member, dateTimeCreated }, introduction).created_at).toBe(second);
  });

  it('SUPPORT-05 has the verification and currency of the member, and the brand', () => {
    expect(messengerUser(member, introduction)).toMatchObject({
      custom_attributes: { username: 'mia_t', verified: false, active_currency: 'BTC' },
      company: { company_id: 'magpie', name: 'Magpie Casino' },
    });
    expect(helpDeskUser(member, siteOf('magpie')).properties).toEqual({
      brand: 'magpie',
      verified: false,
      activeCurrency: 'BTC',
    });
    expect(helpDeskUser({ ...member, verified: true }, siteOf('rosella')).properties).toEqual({
      brand: 'rosella',
      verified: true,
      activeCurrency: 'BTC',
    });
  });

  it('has an empty address where none is stored', () => {
    const { email: _, ...unreachable } = member;
    expect(messengerUser(unreachable, introduction).email).toBe('');
    expect(helpDeskUser(unreachable, siteOf('magpie')).email).toBe('');
  });
});
