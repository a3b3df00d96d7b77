import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shownTimeZone } from '../../../shared/time-zone/index.ts';
import { Refusal } from '../../../testing/fake-platform.ts';
import { button, eachInFreshBrowser, field, replace } from '../testing/profile-platform.tsx';
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
    const list = document.querySelector(`#${CSS.escape(field('Your timezone').getAttribute('list') ?? '')}`);
    const zones = [...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value);
    expect(zones).toEqual(expect.arrayContaining(['Australia/Perth', 'Pacific/Auckland', 'UTC']));
    await replace(user, 'Your timezone', 'Australia/Perth');
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

  it('says at the field that a timezone is not known, and saves nothing', async () => {
    const { user, fake } = await open();
    await replace(user, 'Your timezone', 'Mars/Olympus');
    const problem = screen.getByText('Choose a timezone from the list.');
    expect(field('Your timezone').getAttribute('aria-describedby')).toContain(problem.id);
    expect(save().disabled).toBe(true);
    await user.keyboard('{Enter}');
    expect(fake.variablesOf('UpdateMe')).toEqual([]);
  });

  it('shows why it was refused, and keeps what was typed', async () => {
    const { user } = await open(
      {},
      {
        UpdateMe: () => {
          throw new Refusal('RATE_LIMITED', 'Your timezone was changed several times today.');
        },
      },
    );
    await replace(user, 'Your timezone', 'UTC');
    await user.click(save());
    expect(await screen.findByText('Your timezone was changed several times today.')).toBeInstanceOf(
      HTMLElement,
    );
    expect(
      within(screen.getByRole('form', { name: 'Timezone' })).getByLabelText<HTMLInputElement>('Your timezone')
        .value,
    ).toBe('UTC');
  });
});
