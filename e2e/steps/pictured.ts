import { expect, type Page } from '@playwright/test';
import { paymentDialog, wallet } from '../support/cashier.ts';
import { expectToast } from '../support/toasts.ts';
import { fillLogin, header, openAccountPopover } from '../support/member.ts';

const widths = { phone: 390, tablet: 768, desktop: 1366 } as const;

const heights = { phone: 844, tablet: 1024, desktop: 768 } as const;

export type Device = keyof typeof widths;

export const sizeOf = (device: Device) => ({ width: widths[device], height: heights[device] });

/** A screen as a person finds it: where it is, who looks, and what was pressed before. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** A seeded person; a visitor where there is none. */
  readonly who?: string;
  readonly on: readonly `${Device} ${'dark' | 'light'}`[];
  readonly then?: (page: Page) => Promise<void>;
  /** Whether the platform refuses something on the way. */
  readonly refused?: boolean;
}

const section = (tab: string) => `/personal-center?tab=${tab}`;

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('main').getByRole('searchbox').fill(words);
  await expect(page.getByRole('main').getByText(`for “${words}”`).first()).toBeVisible();
}

async function refused(page: Page): Promise<void> {
  await header(page).getByRole('button', { name: 'Login' }).click();
  await fillLogin(page, 'finn@magpie.test');
  await expect(page.getByRole('group', { name: 'Why the login failed' })).toBeVisible();
  await expectToast(page, 'Member Not Enabled');
  await expect(page.getByText('Member Not Enabled')).toBeHidden();
}

async function deposit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Deposit', exact: true }).first().click();
  await expect(paymentDialog(page, 'Deposit').getByRole('textbox', { name: 'Amount' })).toBeVisible();
}

async function messages(page: Page): Promise<void> {
  await header(page)
    .getByRole('button', { name: /^Messages/ })
    .click();
  await expect(
    page.getByRole('dialog', { name: 'Messages' }).getByRole('tab', { name: 'All' }),
  ).toBeVisible();
}

async function register(page: Page): Promise<void> {
  await header(page).getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
}

/** What is still on its way: data, pictures that are in sight, the typeface. */
function onItsWay(): string[] {
  const busy =
    '[aria-busy=true], [data-part=skeleton], [role=status][aria-label^=Loading], [role=progressbar][aria-label="Loading page"]';
  const inSight = (of: Element) => {
    const { top, bottom, left, right, width } = of.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  const waiting = [...document.querySelectorAll(busy)].map((each) => each.outerHTML.slice(0, 100));
  const pictures = [...document.images].filter(
    (each) => !(each.complete && each.naturalWidth > 0) && inSight(each),
  );
  const fonts = document.fonts.status === 'loaded' ? [] : ['the typeface'];
  return [...waiting, ...pictures.map(({ src }) => src), ...fonts];
}

/** Waits until all that is in sight is there. */
export async function expectStill(page: Page): Promise<void> {
  await expect(
    page.locator('main, [role=dialog]').getByRole('heading').or(page.locator('main iframe')).first(),
  ).toBeVisible();
  await expect.poll(() => page.evaluate(onItsWay), 'what is on its way').toEqual([]);
}

/** The screens that are kept as pictures (see README.md in `pictures`). */
export const screens: readonly Screen[] = [
  {
    name: 'home',
    path: '/',
    on: ['phone dark', 'phone light', 'tablet dark', 'desktop dark', 'desktop light'],
  },
  { name: 'home of a member', path: '/', who: 'mia', on: ['phone dark', 'desktop dark'] },
  { name: 'search', path: '/', on: ['phone dark', 'desktop light'], then: (page) => search(page, 'dingo') },
  { name: 'pokies', path: '/casino/slots', on: ['tablet light', 'desktop dark'] },
  { name: 'providers', path: '/casino/providers', on: ['phone dark', 'desktop light'] },
  { name: 'promotions', path: '/promotions', on: ['phone light', 'desktop dark'] },
  { name: 'promotions of a member', path: '/promotions', who: 'ruby', on: ['phone dark', 'desktop light'] },
  { name: 'promo', path: '/promotions/promo_midweek', on: ['phone dark', 'desktop light'] },
  { name: 'cashbacks', path: '/cashbacks', who: 'ella', on: ['tablet dark', 'phone light'] },
  { name: 'tournament', path: '/tournament', who: 'mia', on: ['phone dark', 'desktop dark'] },
  { name: 'jackpot', path: '/jackpot', on: ['phone light', 'desktop dark'] },
  { name: 'sportsbook', path: '/sportsbook', who: 'mia', on: ['phone dark', 'desktop light'] },
  { name: 'about us', path: '/support/about-us', on: ['phone dark', 'tablet light'] },
  { name: 'vip levels', path: '/vip-levels', on: ['phone light', 'desktop dark'] },
  { name: 'no such page', path: '/nowhere', on: ['phone dark'] },
  {
    name: 'refused login',
    path: '/support/about-us',
    on: ['phone dark', 'desktop light'],
    then: refused,
    refused: true,
  },
  { name: 'register', path: '/support/about-us', on: ['phone light', 'desktop dark'], then: register },
  {
    name: 'wallet',
    path: '/',
    who: 'leo',
    on: ['phone dark', 'desktop light'],
    then: (page) => wallet(page).click(),
  },
  { name: 'messages', path: '/', who: 'mia', on: ['desktop dark'], then: messages },
  {
    name: 'account',
    path: '/',
    who: 'mia',
    on: ['desktop light'],
    then: async (page) => void (await openAccountPopover(page)),
  },
  {
    name: 'deposit',
    path: '/support/about-us',
    who: 'mia',
    on: ['phone dark', 'desktop dark', 'desktop light'],
    then: deposit,
  },
  {
    name: 'personal details',
    path: section('personal-details'),
    who: 'mia',
    on: ['phone dark', 'tablet light', 'desktop dark'],
  },
  { name: 'achievements', path: section('achievements'), who: 'mia', on: ['phone dark', 'desktop light'] },
  { name: 'active bonus', path: section('active-bonus'), who: 'ruby', on: ['phone light', 'desktop dark'] },
  {
    name: 'transactions',
    path: section('transaction-history'),
    who: 'leo',
    on: ['phone dark', 'desktop light'],
  },
  { name: 'bets', path: section('betting-history'), who: 'mia', on: ['phone light', 'desktop dark'] },
  { name: 'withdrawals', path: section('withdrawals'), who: 'leo', on: ['phone dark'] },
  {
    name: 'verification',
    path: section('account-verification'),
    who: 'ava',
    on: ['phone light', 'desktop dark'],
  },
  { name: 'level system', path: section('level-system'), who: 'leo', on: ['phone dark', 'desktop light'] },
];
