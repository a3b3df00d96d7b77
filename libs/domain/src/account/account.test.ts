import { describe, expect, it } from 'vitest';
import { displayName, fullName, isProfileComplete, maskName, missingProfileFields } from './index.ts';

const address = {
  street: '1 High St',
  postCode: '3000',
  country: 'AU',
  locality: 'Melbourne',
  stateDistrict: 'VIC',
};
const profile = {
  firstName: 'Mia',
  lastName: 'Lee',
  email: 'mia@magpie.test',
  dateOfBirth: '1990-01-01',
  address,
};

describe('profile', () => {
  it('PROF-17 is complete with all nine values', () => {
    expect(isProfileComplete(profile)).toBe(true);
  });

  it.each(['firstName', 'lastName', 'email', 'dateOfBirth'] as const)(
    'PROF-17 is incomplete without %s',
    (field) => {
      for (const value of ['', '  ', null, undefined]) {
        expect(isProfileComplete({ ...profile, [field]: value })).toBe(false);
        expect(missingProfileFields({ ...profile, [field]: value })).toEqual([field]);
      }
    },
  );

  it.each(['street', 'postCode', 'country', 'locality', 'stateDistrict'] as const)(
    'PROF-17 is incomplete without the %s of the address',
    (field) => {
      for (const value of ['', '\t', null, undefined]) {
        const changed = { ...profile, address: { ...address, [field]: value } };
        expect(isProfileComplete(changed)).toBe(false);
        expect(missingProfileFields(changed)).toEqual([field]);
      }
    },
  );

  it('PROF-17 is incomplete without an address', () => {
    expect(isProfileComplete({ ...profile, address: null })).toBe(false);
    expect(missingProfileFields({ ...profile, address: null })).toHaveLength(5);
    expect(missingProfileFields({})).toHaveLength(9);
  });
});

describe('names', () => {
  it('shows the full name, or asks for it', () => {
    expect(displayName({ ...profile, nameUpdateRequired: false })).toEqual({
      text: 'Mia Lee',
      toBeSet: false,
    });
    expect(displayName({ ...profile, nameUpdateRequired: true })).toEqual({
      text: 'Set your name',
      toBeSet: true,
    });
    expect(fullName({ firstName: ' Mia ', lastName: null })).toBe('Mia');
    expect(fullName({})).toBe('');
  });

  it.each([
    ['john', 'jo***'],
    ['j', 'j***'],
    ['', '***'],
    ['🦜🦜🦜', '🦜🦜***'],
    ['a'.repeat(10_000), 'aa***'],
  ])('masks a name: %.10s', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });
});
