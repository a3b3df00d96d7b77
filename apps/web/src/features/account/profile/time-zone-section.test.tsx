import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shownTimeZone } from '#shared/time-zone/index.ts';
import { NoNetwork, Refusal } from '#testing/fake-platform.ts';
import { button, eachInFreshBrowser, field } from '../testing/profile-platform.tsx';
import { openDetails as open } from '../testing/open-details.tsx';

const save = () => button('Save timezone');

eachInFreshBrowser();

describe('the timezone of a member', () => {
  it('FMT-24 is that of the account, for dates too, whatever the browser has', async () => {
    await open({ timezone: 'Pacific/Auckland' });
    expect(field('Your timezone').value).toBe('Pacific/Auckland');
    expect(save().disabled).toBe(true);
    expect(shownTimeZone()).toBe('Pacific/Auckland');
  });

  it('FMT-24 is chosen from those the browser knows, saved, and kept', async () => {
    const { user, fake, session } = await open();
    const area = (name: string) => within(screen.getByRole('group', { name }));
    const names = (name: string) =>
      area(name)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(names('Australia')).toEqual(expect.arrayContaining(['Lord Howe', 'Perth', 'Sydney']));
    expect(names('America')).toContain('Ushuaia, Argentina');
    expect(names('Other')).toContain('UTC');
    await user.selectOptions(
      field('Your timezone'),
      area('Australia').getByRole('option', { name: 'Perth' }),
    );
    expect(screen.getByText(/^It is \w+day .*there\.$/)).toBeInstanceOf(HTMLElement);
    await user.click(save());
    await screen.findByText('Profile Updated');
    expect(fake.variablesOf('UpdateMe')).toEqual([{ input: { timezone: 'Australia/Perth' } }]);
    expect(session.state.get().account?.timezone).toBe('Australia/Perth');
    expect(shownTimeZone()).toBe('Australia/Perth');
    expect(localStorage.getItem('timezone')).toBe('Australia/Perth');
    expect(save().disabled).toBe(true);
  });

  it('follows a choice made elsewhere', async () => {
    const { change, session } = await open();
    change({ timezone: 'Asia/Tokyo' });
    await act(() => session.refreshAccount());
    expect(field('Your timezone').value).toBe('Asia/Tokyo');
    expect(shownTimeZone()).toBe('Asia/Tokyo');
  });

  it('offers the one of the account too where the browser has it under another name', async () => {
    await open({ timezone: 'Australia/Canberra' });
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Canberra' }).selected).toBe(true);
    expect(save().disabled).toBe(true);
  });

  it('shows why it was refused, and keeps what was chosen', async () => {
    const { user } = await open(
      {},
      {
        UpdateMe: () => {
          throw new Refusal('RATE_LIMITED', 'Your timezone was changed several times today.');
        },
      },
    );
    await user.selectOptions(field('Your timezone'), 'UTC');
    await user.click(save());
    expect(await screen.findByText('Your timezone was changed several times today.')).toBeInstanceOf(
      HTMLElement,
    );
    expect(
      within(screen.getByRole('form', { name: 'Timezone' })).getByLabelText<HTMLInputElement>('Your timezone')
        .value,
    ).toBe('UTC');
  });

  it('PROF-15 says with its own words that it could not be saved, and keeps what was chosen', async () => {
    const { user } = await open(
      {},
      {
        UpdateMe: () => {
          throw new NoNetwork();
        },
      },
    );
    await user.selectOptions(field('Your timezone'), 'UTC');
    await user.click(save());
    await screen.findByText('Error Updating Profile');
    expect(screen.getByText('There was an error updating your profile. Please try again.')).toBeInstanceOf(
      HTMLElement,
    );
    expect(field('Your timezone').value).toBe('UTC');
  });
});
