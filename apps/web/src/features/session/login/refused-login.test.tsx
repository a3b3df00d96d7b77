import { toaster } from '@magpie/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { enter } from '#testing/enter.ts';
import { held, Refusal } from '#testing/fake-platform.ts';
import { renderReal } from '#testing/platform/render-real.tsx';
import { renderWithSession } from '#testing/render-with-session.tsx';
import { freshBrowser, sessionSetting } from '#testing/session-setting.ts';
import { LoginModal } from './login-modal.tsx';

let stop: () => void = () => undefined;

beforeEach(freshBrowser);

afterEach(() => {
  stop();
  toaster.dismiss();
});

const logIn = () => screen.getByRole('button', { name: 'Login' });
const why = () => screen.findByRole('group', { name: 'Why the login failed' });

/** Has tried to log in on a platform that answers so. */
async function tried(authenticate: () => Promise<unknown>) {
  const setting = sessionSetting({ '/authenticate': authenticate });
  stop = setting.session.start();
  renderWithSession(<LoginModal onClose={() => undefined} />, setting);
  const user = userEvent.setup();
  await enter(user, screen.getByRole('textbox', { name: 'Email' }), 'mia@magpie.test');
  await enter(user, screen.getByLabelText('Password'), 'Magpie@2026');
  await user.click(logIn());
  return user;
}

it('keeps beside the form what helps after a wrong password, until the next attempt', async () => {
  const again = held<unknown>();
  const refuse = vi.fn<() => Promise<unknown>>(again.answer);
  refuse.mockRejectedValueOnce(new Refusal('FORBIDDEN', 'No.'));
  const user = await tried(refuse);
  const help = await why();
  toaster.dismiss();
  expect(help.textContent).toContain('Check them, or choose a new password.');
  await user.click(within(help).getByRole('button', { name: 'Contact support' }));
  expect(modals.stack.get()).toEqual([{ name: 'supportModal', props: { page: 'contact-us' } }]);
  modals.reset();
  await user.click(within(help).getByRole('button', { name: 'Reset your password' }));
  expect(modals.stack.get().map(({ name }) => name)).toEqual(['forgotPassword']);
  await user.click(logIn());
  await waitFor(() => {
    expect(screen.queryByRole('group', { name: 'Why the login failed' })).toBeNull();
  });
});

it('tells who is shut out, be it by themselves, who listens', async () => {
  await renderReal(<LoginModal onClose={() => undefined} />, null);
  const user = userEvent.setup();
  await enter(user, screen.getByRole('textbox', { name: 'Email' }), 'finn@magpie.test');
  await enter(user, screen.getByLabelText('Password'), 'Magpie@2026');
  await user.click(logIn());
  const help = within(await why());
  expect(help.getByRole('link', { name: '1800 858 858' }).getAttribute('href')).toBe('tel:1800858858');
  expect(help.getByRole('link', { name: '0800 654 655' }).getAttribute('href')).toBe('tel:0800654655');
  expect(help.queryByRole('button', { name: 'Reset your password' })).toBeNull();
});
