import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderReal } from '#testing/platform/render-real.tsx';
import { renderFeature } from '#testing/render-feature.tsx';
import { LoginsSection } from '../session/index.ts';
import { ChangePassword } from './sections/change-password.tsx';

const field = (label: string) => screen.getByLabelText(label);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Change password' }));

async function fill(oldPassword: string, newPassword: string, confirm = newPassword) {
  if (oldPassword !== '') await userEvent.type(field('Old password'), oldPassword);
  await userEvent.type(field('New password'), newPassword);
  await userEvent.type(field('Confirm new password'), confirm);
}

describe('the change-password form', () => {
  it('PWD-17 PWD-19 sends old and new password and tells of the success', async () => {
    const platform = fakePlatform({ UpdatePassword: () => ({ updatePassword: true }) });
    renderFeature(<ChangePassword />, { member: true });
    await fill('Magpie@2026', 'Feathers@27');
    await save();
    expect(await screen.findByText('Update Password')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('Successfully updated password')).toBeInstanceOf(HTMLElement);
    expect(platform.variablesOf('UpdatePassword')).toEqual([
      { oldPassword: 'Magpie@2026', newPassword: 'Feathers@27' },
    ]);
    for (const label of ['Old password', 'New password', 'Confirm new password'])
      expect(field(label)).toHaveProperty('value', '');
  });

  it('PWD-01 PWD-02 PWD-03 says the rule before anything is typed, and leads to the first wrong field', async () => {
    const platform = fakePlatform({ UpdatePassword: () => ({ updatePassword: true }) });
    renderFeature(<ChangePassword />, { member: true });
    expect(field('New password')).toHaveProperty('ariaInvalid', 'false');
    const hint =
      '8 to 20 characters, with at least 3 of: a lowercase letter, an uppercase letter, a number, one of @$!%*?&.';
    expect(screen.getByText(hint).id).toBe(field('New password').getAttribute('aria-describedby'));
    await save();
    await waitFor(() => {
      expect(document.activeElement).toBe(field('Old password'));
    });
    await fill('Magpie@2026', 'feathers');
    await save();
    await waitFor(() => {
      expect(document.activeElement).toBe(field('New password'));
    });
    expect(platform.variablesOf('UpdatePassword')).toEqual([]);
  });

  it('says at its field that the new password is the old one, and sends nothing', async () => {
    const platform = fakePlatform({ UpdatePassword: () => ({ updatePassword: true }) });
    renderFeature(<ChangePassword />, { member: true });
    await fill('Magpie@2026', 'Magpie@2026');
    await save();
    expect(await screen.findByText('Your new password must differ from the old one.')).toBeInstanceOf(
      HTMLElement,
    );
    expect(field('New password').getAttribute('aria-invalid')).toBe('true');
    expect(platform.variablesOf('UpdatePassword')).toEqual([]);
  });

  it('SESS-42 SESS-43 leaves no login in the list below that ended with the old password', async () => {
    const login = (id: string, current: boolean) => ({
      __typename: 'MemberSession',
      id,
      current,
      browser: current ? 'Chrome' : 'Safari',
      operatingSystem: current ? 'Windows' : 'iOS',
      deviceType: 'DESKTOP',
      country: 'AU',
      dateTimeCreated: '2026-01-05T02:00:00.000Z',
    });
    let live = [login('ses_here', true), login('ses_phone', false)];
    fakePlatform({
      MemberSessions: () => ({
        memberSessions: {
          __typename: 'MemberSessionConnection',
          totalCount: live.length,
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          edges: live.map((node) => ({ __typename: 'MemberSessionEdge', node })),
        },
      }),
      UpdatePassword: () => {
        live = live.slice(0, 1);
        return { updatePassword: true };
      },
    });
    renderFeature(
      <Suspense>
        <ChangePassword />
        <LoginsSection />
      </Suspense>,
      { member: true },
    );
    await screen.findByText('Safari on iOS');
    await fill('Magpie@2026', 'Feathers@27');
    await save();
    await waitFor(() => {
      expect(screen.queryByText('Safari on iOS')).toBeNull();
    });
    expect(screen.getByText('Chrome on Windows')).toBeInstanceOf(HTMLElement);
  });

  it('PWD-17 asks for the old password and sends nothing without it', async () => {
    const platform = fakePlatform({});
    renderFeature(<ChangePassword />, { member: true });
    await fill('', 'Feathers@27');
    await save();
    expect((await screen.findAllByRole('alert')).some((alert) => alert.textContent !== '')).toBe(true);
    expect(field('Old password').getAttribute('aria-invalid')).toBe('true');
    expect(platform.calls).toEqual([]);
  });

  it('PWD-05 shows that the passwords differ', async () => {
    const platform = fakePlatform({});
    renderFeature(<ChangePassword />, { member: true });
    await fill('Magpie@2026', 'Feathers@27', 'Feathers@28');
    await save();
    expect(await screen.findByText('Passwords must match.')).toBeInstanceOf(HTMLElement);
    expect(platform.calls).toEqual([]);
  });

  it("PWD-19 shows the server's message of a failure and keeps what was typed", async () => {
    await renderReal(<ChangePassword />, 'mia');
    await fill('Wrong@2026', 'Feathers@27');
    await save();
    expect(await screen.findByText('Update Password')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('The old password is not correct.')).toBeInstanceOf(HTMLElement);
    expect(field('New password')).toHaveProperty('value', 'Feathers@27');
  });

  it('AUTH-46 takes an answer of false for a failure and keeps what was typed', async () => {
    fakePlatform({ UpdatePassword: () => ({ updatePassword: false }) });
    renderFeature(<ChangePassword />, { member: true });
    await fill('Magpie@2026', 'Feathers@27');
    await save();
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('Update Password')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByText('Successfully updated password')).toBeNull();
    expect(field('New password')).toHaveProperty('value', 'Feathers@27');
  });
});
