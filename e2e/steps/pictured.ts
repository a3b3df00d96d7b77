import { expect, type Page } from '@playwright/test';
import { paymentDialog, wallet } from '../support/cashier.ts';
import { expectToast } from '../support/toasts.ts';
import { accountButton, fillLogin, header, openAccountPopover } from '../support/member.ts';

/** Sizes of a screen by how it is used. */
const sizes = {
  touch: [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
  ],
  mouse: [
    { width: 1024, height: 768 },
    { width: 1366, height: 768 },
    { width: 1920, height: 1080 },
  ],
} as const;

type Hand = keyof typeof sizes;

type Theme = 'dark' | 'light';

/** A screen as a person finds it: where it is, who looks, and what was pressed before. */
interface Screen {
  readonly name: string;
  readonly path: string;
  /** A seeded person; a visitor where there is none. */
  readonly who?: string;
  /** That of small screens; large ones have the other. */
  readonly small: Theme;
  /** Whether each size is kept in both themes. */
  readonly both?: boolean;
  /** What another brand than Magpie looks like is kept in one size of each kind. */
  readonly brand?: string;
  /** Where small screens show something else. */
  readonly largeOnly?: boolean;
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
  // The medallion comes with the level and the number with the messages, for which nothing that is loading stands.
  await expect(accountButton(page).locator('img')).toBeVisible();
  await expect(header(page).getByRole('button', { name: 'Messages, 4 unread' })).toBeVisible();
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

async function account(page: Page): Promise<void> {
  await openAccountPopover(page);
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

const help = '/support/about-us';

/** What the key screens are (see README.md in `pictures`). */
const screens: readonly Screen[] = [
  { name: 'home', path: '/', small: 'dark', both: true },
  { name: 'home of a member', path: '/', who: 'mia', small: 'light', both: true },
  { name: 'search', path: '/', small: 'dark', then: (page) => search(page, 'dingo') },
  { name: 'pokies', path: '/casino/slots', small: 'light' },
  { name: 'providers', path: '/casino/providers', small: 'dark' },
  { name: 'promotions', path: '/promotions', small: 'light' },
  { name: 'promotions of a member', path: '/promotions', who: 'ruby', small: 'dark' },
  { name: 'promo', path: '/promotions/promo_midweek', small: 'light' },
  { name: 'cashbacks', path: '/cashbacks', who: 'ella', small: 'dark' },
  { name: 'tournament', path: '/tournament', who: 'mia', small: 'light' },
  { name: 'jackpot', path: '/jackpot', small: 'dark' },
  { name: 'sportsbook', path: '/sportsbook', who: 'mia', small: 'light' },
  { name: 'about us', path: help, small: 'dark' },
  { name: 'vip levels', path: '/vip-levels', small: 'light' },
  { name: 'no such page', path: '/nowhere', small: 'dark' },
  { name: 'refused login', path: help, small: 'light', then: refused, refused: true },
  { name: 'register', path: help, small: 'dark', both: true, then: register },
  { name: 'wallet', path: '/', who: 'leo', small: 'light', then: (page) => wallet(page).click() },
  { name: 'messages', path: '/', who: 'mia', small: 'light', largeOnly: true, then: messages },
  { name: 'account', path: '/', who: 'mia', small: 'dark', largeOnly: true, then: account },
  { name: 'deposit', path: help, who: 'mia', small: 'dark', both: true, then: deposit },
  { name: 'personal details', path: section('personal-details'), who: 'mia', small: 'light' },
  { name: 'achievements', path: section('achievements'), who: 'mia', small: 'dark' },
  { name: 'active bonus', path: section('active-bonus'), who: 'ruby', small: 'light' },
  { name: 'transactions', path: section('transaction-history'), who: 'leo', small: 'dark' },
  { name: 'bets', path: section('betting-history'), who: 'mia', small: 'light' },
  { name: 'withdrawals', path: section('withdrawals'), who: 'leo', small: 'dark' },
  { name: 'verification', path: section('account-verification'), who: 'ava', small: 'light' },
  { name: 'level system', path: section('level-system'), who: 'leo', small: 'dark' },
  ...['kookaburra', 'rosella', 'lorikeet'].flatMap((brand) => [
    { name: `home of ${brand}`, path: '/', small: 'dark', brand } as const,
    { name: `register of ${brand}`, path: help, small: 'light', brand, then: register } as const,
  ]),
];

/** A screen on screens of three sizes, in one theme. */
export interface Visit extends Screen {
  readonly hand: Hand;
  readonly theme: Theme;
  readonly on: readonly { readonly width: number; readonly height: number }[];
}

const otherThan = (theme: Theme): Theme => (theme === 'dark' ? 'light' : 'dark');

function visitsOf(screen: Screen): Visit[] {
  const { small, both, brand, largeOnly } = screen;
  const large = otherThan(small);
  const usual = [{ hand: 'touch', theme: small } as const, { hand: 'mouse', theme: large } as const];
  const others = [{ hand: 'touch', theme: large } as const, { hand: 'mouse', theme: small } as const];
  return [...usual, ...(both === true ? others : [])]
    .filter(({ hand }) => hand === 'mouse' || largeOnly !== true)
    .map((visit) => ({
      ...{ ...screen, ...visit },
      on: brand === undefined ? sizes[visit.hand] : sizes[visit.hand].slice(1, 2),
    }));
}

export const visits: readonly Visit[] = screens.flatMap(visitsOf);
