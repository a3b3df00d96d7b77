import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NoNetwork, Refusal } from '#testing/fake-platform.ts';
import { button, eachInFreshBrowser, field, home, replace } from '../testing/profile-platform.tsx';
import { openDetails as open } from '../testing/open-details.tsx';

const save = () => button('Save changes');
const storedAccount = () => sessionStorage.getItem('account');

eachInFreshBrowser();

describe('the form of personal details', () => {
  it('PROF-04 has names, date of birth as MM/DD/YYYY, mobile number and the five parts of the address', async () => {
    await open();
    const form = screen.getByRole('form', { name: 'Personal details' });
    const held = Object.fromEntries(
      [
        'First name',
        'Last name',
        'Date of birth',
        'Mobile number',
        'Country',
        'Postcode',
        'Suburb or town',
        'Street',
        'State',
      ].map((label) => [label, within(form).getByLabelText<HTMLInputElement>(label).value]),
    );
    expect(held).toEqual({
      'First name': 'Mia',
      'Last name': 'Test',
      'Date of birth': '04/12/1990',
      'Mobile number': '412345678',
      Country: 'AU',
      Postcode: '2042',
      'Suburb or town': 'Newtown',
      Street: '14 Banksia Street',
      State: 'New South Wales',
    });
    expect(button('Country code: AU +61, Australia')).toBeInstanceOf(HTMLElement);
  });

  it.each([
    [false, false, '1990-04-12', true, true],
    [true, false, '1990-04-12', false, true],
    [false, true, '1990-04-12', true, false],
    [false, false, null, true, false],
    [true, true, null, false, false],
  ])(
    'PROF-10 name required %s, birthday required %s, stored %s: names disabled %s, birthday disabled %s',
    async (nameUpdateRequired, dateOfBirthUpdateRequired, dateOfBirth, names, birthday) => {
      await open({ nameUpdateRequired, dateOfBirthUpdateRequired, dateOfBirth });
      expect(field('First name').disabled).toBe(names);
      expect(field('Last name').disabled).toBe(names);
      expect(field('Date of birth').disabled).toBe(birthday);
      expect(field('Street').disabled).toBe(false);
    },
  );

  it('offers Australia and New Zealand first, and before the others are there', async () => {
    const { user } = await open(
      { address: { ...home, country: 'AT' } },
      {
        Countries: () => {
          throw new NoNetwork();
        },
      },
    );
    const options = () =>
      within(field('Country'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(options()).toEqual(['Choose a country', 'Australia', 'New Zealand', 'AT']);
    await screen.findByText(/Error loading countries\./);
    await user.selectOptions(field('Country'), 'New Zealand');
    expect(field('Country').value).toBe('NZ');
  });
});

describe('saving', () => {
  it('PROF-11 is possible only while something has changed and nothing is wrong', async () => {
    const { user } = await open();
    expect(save().disabled).toBe(true);
    await replace(user, 'Street', '15 Banksia Street');
    expect(save().disabled).toBe(false);
    await replace(user, 'Street', '15/2 Banksia Street');
    expect(save().disabled).toBe(true);
    await replace(user, 'Street', '');
    expect(save().disabled).toBe(true);
    await replace(user, 'Street', '  14  Banksia Street ');
    expect(save().disabled).toBe(true);
    await replace(user, 'Street', '16 Banksia Street');
    expect(save().disabled).toBe(false);
    await user.click(button('Discard'));
    expect(field('Street').value).toBe('14 Banksia Street');
    expect(save().disabled).toBe(true);
  });

  it('PROF-14 PROF-02 fetches the account again from the network, stores it and says Profile Updated', async () => {
    const { user, fake, session } = await open();
    // At the login, and once the socket is there.
    await waitFor(() => {
      expect(fake.variablesOf('Me')).toHaveLength(2);
    });
    await replace(user, 'Street', ' 15  Banksia Street ');
    await replace(user, 'Postcode', '2043');
    await user.click(save());
    expect(await screen.findByText('Profile Updated')).toBeInstanceOf(HTMLElement);
    expect(fake.variablesOf('UpdateMe')).toEqual([
      {
        input: {
          address: {
            country: 'AU',
            postCode: '2043',
            locality: 'Newtown',
            street: '15 Banksia Street',
            stateDistrict: 'New South Wales',
          },
        },
      },
    ]);
    expect(fake.variablesOf('Me')).toHaveLength(3);
    expect(fake.calls.at(-1)?.operation).toBe('Me');
    expect(session.state.get().account?.address?.postCode).toBe('2043');
    expect(storedAccount()).toContain('15 Banksia Street');
    expect(field('Street').value).toBe('15 Banksia Street');
    expect(save().disabled).toBe(true);
  });

  it('sends names and birthday that a member may still enter', async () => {
    const { user, fake } = await open({
      firstName: null,
      lastName: null,
      dateOfBirth: null,
      nameUpdateRequired: true,
      dateOfBirthUpdateRequired: true,
    });
    await replace(user, 'First name', 'محمد');
    await replace(user, 'Last name', "O'Brien-Nguye\u0302\u0303n");
    await replace(user, 'Date of birth', '11211990');
    await user.click(save());
    await screen.findByText('Profile Updated');
    expect(fake.variablesOf('UpdateMe')).toEqual([
      { input: { firstName: 'محمد', lastName: "O'Brien-Nguy\u1ec5n", dateOfBirth: '1990-11-21' } },
    ]);
  });

  it('PROF-15 shows a refusal with the message of the server and keeps what was typed', async () => {
    const { user } = await open(
      {},
      {
        UpdateMe: () => {
          throw new Refusal('BAD_USER_INPUT', 'Street is not known to the post office.');
        },
      },
    );
    await replace(user, 'Street', '1 Nowhere Street');
    await user.click(save());
    expect(await screen.findByText('Update Profile Failed')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('Street is not known to the post office.')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByText('Error Updating Profile')).toBeNull();
    expect(field('Street').value).toBe('1 Nowhere Street');
    await waitFor(() => {
      expect(save().getAttribute('aria-busy')).toBeNull();
    });
    expect(save().disabled).toBe(false);
  });

  it('PROF-15 shows a save that could not be completed with its own words and keeps what was typed', async () => {
    const { user } = await open(
      {},
      {
        UpdateMe: () => {
          throw new NoNetwork();
        },
      },
    );
    await replace(user, 'Street', '1 Nowhere Street');
    await user.click(save());
    expect(await screen.findByText('Error Updating Profile')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('There was an error updating your profile. Please try again.')).toBeInstanceOf(
      HTMLElement,
    );
    expect(screen.queryByText('Update Profile Failed')).toBeNull();
    expect(field('Street').value).toBe('1 Nowhere Street');
  });

  it('keeps what was typed when the account changes elsewhere, and follows it in the rest', async () => {
    const { user, change, session } = await open();
    await replace(user, 'Street', '15 Banksia Street');
    change({ address: { ...home, postCode: '9999' } });
    await act(() => session.refreshAccount());
    expect(field('Street').value).toBe('15 Banksia Street');
    expect(field('Postcode').value).toBe('9999');
    expect(screen.getByText('1 change')).toBeInstanceOf(HTMLElement);
  });
});

describe('an address that is not known', () => {
  it('PROF-12 has country and state filled in from the location', async () => {
    const { fake } = await open({ address: null });
    await waitFor(() => {
      expect(field('Country').value).toBe('NZ');
    });
    expect(field('State').value).toBe('Otago');
    expect(field('Street').value).toBe('');
    expect(fake.variablesOf('FetchLocation')).toHaveLength(1);
  });

  it('PROF-12 Discard leads back to what was filled in, not to an empty form', async () => {
    const { user } = await open({ address: null });
    await waitFor(() => {
      expect(field('State').value).toBe('Otago');
    });
    expect(screen.getByText('No changes')).toBeInstanceOf(HTMLElement);
    expect(button('Discard').disabled).toBe(true);
    await user.selectOptions(field('Country'), 'AU');
    await replace(user, 'State', 'Victoria');
    await replace(user, 'Street', '15 Banksia Street');
    expect(screen.getByText('3 changes, 2 to fix')).toBeInstanceOf(HTMLElement);
    await user.click(button('Discard'));
    expect([field('Country').value, field('State').value, field('Street').value]).toEqual([
      'NZ',
      'Otago',
      '',
    ]);
    expect(button('Discard').disabled).toBe(true);
  });

  it('PROF-12 leaves an address that is there as it is and looks nothing up', async () => {
    const { user, fake } = await open({ address: { ...home, stateDistrict: null, country: null } });
    await replace(user, 'Street', '15 Banksia Street');
    expect(field('Country').value).toBe('');
    expect(field('State').value).toBe('');
    expect(fake.variablesOf('FetchLocation')).toEqual([]);
  });

  it('never overwrites what a person has chosen meanwhile', async () => {
    const located = Promise.withResolvers<unknown>();
    const { user } = await open({ address: null }, { FetchLocation: () => located.promise });
    await user.selectOptions(field('Country'), 'AU');
    await replace(user, 'Street', '15 Banksia Street');
    located.resolve({ fetchLocation: { __typename: 'Location', country: 'NZ', state: 'Otago' } });
    await act(() => located.promise);
    await replace(user, 'Postcode', '2043');
    expect(field('Country').value).toBe('AU');
    expect(field('State').value).toBe('');
  });

  it('is left empty when the lookup fails or finds nothing', async () => {
    const { fake } = await open(
      { address: null },
      {
        FetchLocation: () => ({ fetchLocation: { __typename: 'Location', country: null, state: null } }),
      },
    );
    await waitFor(() => {
      expect(fake.variablesOf('FetchLocation')).toHaveLength(1);
    });
    expect(field('Country').value).toBe('');
  });
});
