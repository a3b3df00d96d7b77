import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JSX } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { modals, useOpenModals } from '#shared/modals/index.ts';
import { signedUpMember } from '#shared/session/index.ts';
import { fakePlatform, type Answers } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { promoAnswers, standingAnswer } from '#testing/sample-promos.ts';
import { ActivePromo } from '../account/active-promo.tsx';
import { RegistrationBonus } from './registration-bonus.tsx';
import { SignUpGreeting } from './sign-up-greeting.tsx';

const signUpPromo = standingAnswer({ activePromo: 'hello', type: 'REGISTRATION' });

function open(answers: Answers = {}) {
  const platform = fakePlatform({ ...promoAnswers([]), PromoStanding: () => signUpPromo, ...answers });
  const { unmount } = renderFeature(
    <>
      <SignUpGreeting />
      <ActivePromo memberId="member-mia" />
      <Host />
    </>,
    { member: true },
  );
  return { platform, unmount };
}

function Host(): JSX.Element | null {
  const isOpen = useOpenModals().some(({ name }) => name === 'registrationBonus');
  const close = () => {
    modals.close('registrationBonus');
  };
  return isOpen ? <RegistrationBonus onClose={close} /> : null;
}

const greeting = () => screen.findByRole('dialog', { name: 'Welcome bonus' });

beforeEach(() => {
  freshBrowser();
  modals.reset();
});

describe('a new member', () => {
  it('PROMO-44 is greeted with the bonus of the sign-up, again after a reload, and not once it was closed', async () => {
    signedUpMember.keep('member-mia');
    const first = open();
    expect((await greeting()).textContent).toContain('Active promo: a bonus of A$25.00 is in your wallet.');
    first.unmount();
    modals.reset();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(signedUpMember.read()).toBeNull();
  });

  it('PROMO-44 was greeted too when the greeting was left by the browser’s way back', async () => {
    signedUpMember.keep('member-mia');
    open();
    await greeting();
    act(() => {
      modals.closeTop();
    });
    await waitFor(() => {
      expect(signedUpMember.read()).toBeNull();
    });
  });

  it.each([
    ['of another account', 'member-noah', signUpPromo, 'Active promo'],
    ['whose promo is of another type', 'member-mia', standingAnswer({ activePromo: 'a' }), 'Active promo'],
    ['who has no promo', 'member-mia', standingAnswer(), 'No Active Promo'],
  ])('PROMO-44 %s is not greeted', async (_who, id, standing, known) => {
    signedUpMember.keep(id);
    open({ PromoStanding: () => standing });
    await screen.findByRole('heading', { name: known });
    expect(modals.isOpen('registrationBonus')).toBe(false);
    expect(signedUpMember.read()).toBe(id);
  });
});
