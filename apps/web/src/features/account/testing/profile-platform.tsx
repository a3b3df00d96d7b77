import { toaster } from '@magpie/ui';
import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { JSX } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Answers } from '#testing/fake-platform.ts';
import { renderWithSession, type Surroundings } from '#testing/render-with-session.tsx';
import { freshBrowser, sessionSetting, type SessionSetting } from '#testing/session-setting.ts';
import { answeredAccount } from '#testing/sample-account.ts';

/** Mia's home. */
export const home = {
  __typename: 'Address',
  country: 'AU',
  postCode: '2042',
  locality: 'Newtown',
  street: '14 Banksia Street',
  stateDistrict: 'New South Wales',
};

const country = (code: string, name: string) => ({
  __typename: 'Country',
  code,
  name,
});

const hidden = { favoriteCurrencyDetails: [], favoriteCryptoBalances: [] };

let stop: () => void = () => undefined;

/** A setting in which an account can be changed. */
export interface ProfileSetting extends SessionSetting {
  readonly user: UserEvent;
  /** Changes the account on the platform only, as another device would. */
  readonly change: (details: object) => void;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Answers of a platform that keeps the account and takes over what it is told; '654321' is the code of every number. */
function keepingPlatform(account: Record<string, unknown>): {
  answers: Answers;
  change: (details: object) => void;
} {
  let kept = account;
  const change = (details: object) => {
    kept = { ...kept, ...details };
  };
  const answers: Answers = {
    Me: () => ({ me: kept }),
    Countries: () => ({
      countries: [country('AT', 'Austria'), country('AU', 'Australia'), country('NZ', 'New Zealand')],
    }),
    FetchLocation: () => ({
      fetchLocation: { __typename: 'Location', country: 'NZ', state: 'Otago' },
    }),
    SendSmsOtpCode: () => ({ sendSmsOtpCode: true }),
    VerifySmsOtpCode: ({ mobileNumber, otpCode }) => {
      const right = otpCode === '654321';
      if (right) change({ mobileNumber, mobileNumberVerified: true });
      return { verifySmsOtpCode: right };
    },
    UpdateMe: ({ input }) => {
      const { address, ...details } = isObject(input) ? input : {};
      change({ ...details, ...(isObject(address) && { address: { __typename: 'Address', ...address } }) });
      return { updateMe: { ...kept, ...hidden } };
    },
  };
  return { answers, change };
}

/** Signs in a member with this account and renders a part of the account area. */
export async function openWith(
  part: JSX.Element,
  account: object = {},
  answers: Answers = {},
  surroundings: Surroundings = {},
): Promise<ProfileSetting> {
  const platform = keepingPlatform({ ...answeredAccount, address: home, ...account });
  const setting = sessionSetting({ ...platform.answers, ...answers });
  stop = setting.session.start();
  await setting.logIn();
  toaster.dismiss();
  renderWithSession(part, setting, surroundings);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { ...setting, user, change: platform.change };
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Puts a text in the place of what a field holds, as a paste over everything does. */
export async function replace(user: UserEvent, label: string, text: string): Promise<void> {
  await user.clear(field(label));
  if (text === '') return;
  await user.click(field(label));
  await user.paste(text);
}

export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Gives each test of the file a clock that runs from noon of 21 November 2026, and a browser that keeps nothing. */
export function eachInFreshBrowser(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-21T01:00:00.000Z'), shouldAdvanceTime: true });
    freshBrowser();
  });
  afterEach(() => {
    stop();
    toaster.dismiss();
  });
}
