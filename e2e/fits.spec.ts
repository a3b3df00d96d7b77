import type { Page } from '@playwright/test';
import { goToSection, halvesOfAccount } from './support/account-tabs.ts';
import { quietPage } from './support/addresses.ts';
import { expectFits, screens, type Screen } from './support/fits.ts';
import { gameCard, gameFrame, header } from './support/member.ts';
import { openModal } from './support/open-modals.ts';
import { expect, test } from './support/test.ts';

const visitorPages = [
  '/',
  '/casino',
  '/casino/providers',
  '/casino/slots',
  '/sportsbook',
  '/promotions',
  '/promotions/promo_dingo_spins',
  '/cashbacks',
  '/tournament',
  '/jackpot',
  '/vip',
  '/leveling-system',
  '/vip-levels',
  '/vip-club',
  '/weekly-cashback',
  '/support/contact-us',
  '/support/help-centre',
  '/support/terms-and-conditions',
  '/maintenance',
  '/no/such/page',
];

const accountPages = halvesOfAccount.flat().map((tab) => `/personal-center?tab=${tab}`);

const visitorModals = { loginModal: undefined, registerModal: undefined, forgotPassword: undefined };

const memberModals = {
  depositModal: undefined,
  withdrawalModal: undefined,
  cancelWithdrawalModal: { withdrawalId: 'withdrawal' },
  paymentIQIFrame: { url: '/no/cashier', kind: 'Deposit' },
  verifyMobileNumberModal: undefined,
  depositProfileFormUpdate: undefined,
  profileVerificationAlert: undefined,
  inboxModal: undefined,
  manageCurrency: undefined,
  walletSettings: undefined,
  supportModal: { page: 'terms-and-conditions' },
  levelModal: undefined,
  levelUpPopUp: { level: 3 },
  levelPointInfoModal: undefined,
  jackpotModal: { jackpotId: 'jackpot_southern_cross' },
  jackpotRulesModal: { jackpotId: 'jackpot_southern_cross' },
  jackpotPopup: { jackpotId: 'jackpot_southern_cross', amount: '12345.67', currency: 'AUD' },
  tournamentModal: { tournamentId: 'tournament_spin_round_the_bay' },
  tournamentTermsModal: { tournamentId: 'tournament_spin_round_the_bay' },
  bonusUnlockModal: { promoId: 'promo_dingo_spins' },
  registrationBonus: undefined,
  activateBonusAlert: { outcome: 'success' },
};

/** Elsewhere it gives way to the page of the account. */
const phoneModals = { myAccount: undefined };

async function expectPagesFit(page: Page, paths: readonly string[], screen: Screen): Promise<void> {
  for (const path of paths) {
    await goToSection(page, path);
    // On a phone the account area is a modal.
    const place = path.startsWith('/personal-center') && screen.touch ? page.getByRole('dialog') : page;
    await expect(place.getByRole('heading').first()).toBeVisible();
    await expectFits(page, screen, path);
  }
}

async function expectModalsFit(
  page: Page,
  modals: Readonly<Record<string, object | undefined>>,
  screen: Screen,
): Promise<void> {
  await page.goto(quietPage);
  for (const [name, props] of Object.entries(modals)) {
    await openModal(page, name, props);
    await expect(
      page.locator('[role=dialog], [role=alertdialog]').getByRole('heading').first(),
    ).toBeVisible();
    await expectFits(page, screen, name);
  }
}

async function expectPanelsFit(page: Page, screen: Screen): Promise<void> {
  for (const [button, panel] of [
    [/^Wallet/, 'Wallet'],
    [/^Messages/, 'Messages'],
    ['Account', 'Account'],
  ] as const) {
    await header(page).getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog', { name: panel })).toBeVisible();
    await expectFits(page, screen, panel);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: panel })).toBeHidden();
  }
}

for (const [name, screen] of Object.entries(screens)) {
  const tag = screen.touch ? ' @mobile' : '';

  test(`every page fits a ${name}${tag}`, async ({ page }) => {
    await expectPagesFit(page, visitorPages, screen);
  });

  test(`every modal of a visitor fits a ${name}${tag}`, async ({ page }) => {
    await expectModalsFit(page, visitorModals, screen);
  });

  test(`every page of a member fits a ${name}${tag}`, async ({ page, enter }) => {
    await enter('leo@magpie.test');
    await expectPagesFit(page, ['/', ...accountPages], screen);
  });

  test(`every modal of a member fits a ${name}${tag}`, async ({ page, enter }) => {
    await enter('leo@magpie.test');
    await expectModalsFit(page, { ...memberModals, ...(screen.touch && phoneModals) }, screen);
  });

  test(`the panels of the header and the player fit a ${name}${tag}`, async ({ page, enter }) => {
    await enter('leo@magpie.test');
    await page.goto('/');
    await expectPanelsFit(page, screen);
    await gameCard(page, 'Moonlit Dingo').click();
    await expect(gameFrame(page, 'Moonlit Dingo').getByRole('button', { name: 'Spin' })).toBeVisible();
    await expectFits(page, screen, 'the player');
  });
}
