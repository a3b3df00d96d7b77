import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { modals, type ModalName } from '#shared/modals/index.ts';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { screenWidth } from '#testing/screen-width.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { sampleAccount } from '#testing/sample-account.ts';
import { ModalHost } from './modal-host.tsx';
import { modalRegistry } from './modal-registry.ts';

/** Opens a modal by its name alone, as scripts and links do, with what it needs to know. */
function open(name: ModalName, props?: object): void {
  act(() => {
    modals.open(name, props);
  });
}

/** A member whose deposit nothing stands before. */
const completeAccount = {
  ...sampleAccount,
  address: {
    country: 'AU',
    postCode: '2042',
    locality: 'Newtown',
    street: '14 Banksia Street',
    stateDistrict: 'New South Wales',
  },
};

beforeEach(() => {
  freshBrowser();
  // myAccount is one on phones only.
  screenWidth(390);
  fakePlatform({});
});

/** The name that a screen reader gives to the open dialog. */
function titleOfDialog(): string {
  const dialog = document.querySelector('[role=dialog], [role=alertdialog]');
  const label = dialog?.getAttribute('aria-labelledby') ?? '';
  return document.getElementById(label)?.textContent ?? '';
}

async function expectOpened(name: ModalName, props?: object): Promise<void> {
  const { session } = renderFeature(<ModalHost registry={modalRegistry} />, { member: true });
  act(() => {
    session.state.set({
      signedIn: true,
      account: completeAccount,
      settled: true,
      confirmed: true,
      generation: 1,
    });
  });
  open(name, props);
  // The code of a modal is fetched when it is first opened.
  await waitFor(() => {
    expect(titleOfDialog()).not.toBe('');
  });
  expect(modals.isOpen(name)).toBe(true);
}

describe('opening by name', () => {
  it.each<[ModalName, object?]>([
    ['loginModal'],
    ['registerModal'],
    ['forgotPassword'],
    ['depositModal'],
    ['withdrawalModal'],
    ['myAccount'],
    ['inboxModal'],
    ['verifyMobileNumberModal'],
    ['depositProfileFormUpdate'],
    ['profileVerificationAlert'],
    ['cancelWithdrawalModal', { withdrawalId: '1' }],
    ['supportModal', { page: 'terms-and-conditions' }],
    ['manageCurrency'],
    ['walletSettings'],
    ['paymentIQIFrame', { url: 'about:blank', kind: 'Deposit' }],
    ['levelModal'],
    ['levelUpPopUp', { level: 4 }],
    ['jackpotPopup', { jackpotId: '1', amount: '10.00', currency: 'AUD' }],
    ['bonusUnlockModal', { promoId: '1' }],
    ['registrationBonus'],
    ['activateBonusAlert', { outcome: 'success' }],
  ])('SHELL-41 opens %s', expectOpened);

  it.each<[ModalName, object?]>([
    ['tournamentModal', { tournamentId: '1' }],
    ['tournamentTermsModal', { tournamentId: '1' }],
    ['jackpotModal', { jackpotId: '1' }],
    ['jackpotRulesModal', { jackpotId: '1' }],
    ['levelPointInfoModal'],
  ])('SHELL-42 opens %s', expectOpened);
});
