import { describe, expect, it } from 'vitest';
import { siteOf } from '../site/index.ts';
import { helpDeskUser, messengerUser } from './index.ts';
import { member } from './testing/member.ts';

const introduction = {
  token: 'signed.token.here',
  site: siteOf('rosella'),
  now: Date.parse('2026-11-21T10:00:00.900Z'),
};

describe('user data of the messenger', () => {
  it('SUPPORT-05 is user_id, signed token, email, name, created_at, custom_attributes and company', () => {
    const dateTimeCreated = '2026-01-05T02:00:00.000Z';
    expect(messengerUser({ ...member, dateTimeCreated }, introduction)).toEqual({
      user_id: 'member-mia',
      intercom_user_jwt: 'signed.token.here',
      email: 'mia@magpie.test',
      name: 'Mia Test',
      created_at: 1_767_578_400,
      custom_attributes: { username: 'mia_t', verified: true, active_currency: 'AUD' },
      company: { company_id: 'rosella', name: 'Rosella Casino' },
    });
  });

  it.each([undefined, null, '', 'some day'])(
    'SUPPORT-05 has the current epoch seconds as created_at for a sign-up at %j',
    (dateTimeCreated) => {
      const known = dateTimeCreated === undefined ? member : { ...member, dateTimeCreated };
      expect(messengerUser(known, introduction).created_at).toBe(1_795_255_200);
    },
  );

  it('names a member without a name by the username, and without an address by none', () => {
    const bare = { ...member, firstName: ' ', lastName: null, email: null, verified: false };
    expect(messengerUser(bare, introduction)).toMatchObject({
      name: 'mia_t',
      email: '',
      custom_attributes: { verified: false },
    });
  });
});

describe('user data of the help desk', () => {
  it('SUPPORT-05 is externalId, firstName, email and properties', () => {
    expect(helpDeskUser(member, siteOf('lorikeet'))).toEqual({
      externalId: 'member-mia',
      firstName: 'Mia',
      email: 'mia@magpie.test',
      properties: { brand: 'lorikeet', verified: true, activeCurrency: 'AUD' },
    });
  });

  it('names a member without a first name by the username', () => {
    const { username, ...rest } = member;
    expect(helpDeskUser({ ...rest, username, firstName: null, email: null }, siteOf('magpie'))).toMatchObject(
      {
        firstName: 'mia_t',
        email: '',
      },
    );
  });
});
