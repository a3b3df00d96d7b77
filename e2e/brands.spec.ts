import type { Page, Request } from '@playwright/test';
import { expect, expectAccessible, expectToast, test } from './support/test.ts';
import type { WorldControl } from './support/control.ts';
import { expectSignedIn, gameCard, header } from './support/member.ts';
import { closeWelcome, fillRegister, register } from './support/register.ts';
import { configure } from './support/site.ts';

const brands = [
  {
    code: 'magpie',
    title: 'Magpie',
    accent: 'rgb(236, 171, 66)',
    bird: true,
    pages: { '/vip': 'modal', '/leveling-system': 'modal' },
  },
  {
    code: 'kookaburra',
    title: 'Kookaburra',
    accent: 'rgb(100, 197, 252)',
    bird: false,
    pages: { '/vip': 'page', '/leveling-system': 'modal' },
  },
  {
    code: 'rosella',
    title: 'Rosella',
    accent: 'rgb(255, 148, 169)',
    bird: false,
    pages: { '/vip': 'modal', '/leveling-system': 'page' },
  },
  {
    code: 'lorikeet',
    title: 'Lorikeet',
    accent: 'rgb(160, 202, 81)',
    bird: false,
    pages: { '/vip': 'modal', '/leveling-system': 'modal' },
  },
] as const;

type Brand = (typeof brands)[number];

async function expectOwnFace(page: Page, { code, title, accent }: Brand): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(header(page).getByRole('img', { name: title })).toBeVisible();
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', `/brands/${code}.svg`);
  const mark = await page.request.get(`/brands/${code}.svg`);
  expect([mark.status(), mark.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
  await expect(header(page).getByRole('button', { name: 'Register' })).toHaveCSS('background-color', accent);
  await expect(page.getByText(`© ${title}. All rights reserved.`)).toBeVisible();
}

async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Main menu' }).getByText('Light').click();
  await expect(page.locator('html')).toHaveClass('light');
  await expectAccessible(page);
  await header(page).getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
}

async function expectPromos(page: Page, { title, bird }: Brand): Promise<void> {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Promotions' }).click();
  await expect(page).toHaveTitle(`Promotions | ${title}`);
  const offer = page.getByRole('article').filter({ hasText: 'Welcome Match One' });
  await expect(offer.getByRole('img').or(offer.locator('img')).first()).toHaveAttribute(
    'src',
    bird ? /\/welcome-card\./ : /\/nest-card\./,
  );
  await expect(page.locator('img[src*="/promos/welcome-"]')).toHaveCount(bird ? 3 : 0);
}

async function expectLevels(page: Page, { pages }: Brand): Promise<void> {
  for (const [path, shown] of Object.entries(pages)) {
    await page.goto(path);
    const modal = page.getByRole('dialog', { name: 'VIP levels' });
    if (shown === 'modal') {
      await expect(modal).toBeVisible();
      await expect(page).toHaveURL('/');
    } else {
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(path);
      await expect(modal).toHaveCount(0);
    }
  }
}

async function lockIn(page: Page): Promise<void> {
  const offer = page.getByRole('article').filter({ hasText: 'The Long Haul' });
  await offer.getByRole('button', { name: 'Lock In' }).click();
}

async function expectNumberAskedFor(page: Page, world: WorldControl): Promise<void> {
  await lockIn(page);
  await expect(page.getByRole('dialog', { name: 'Verify your mobile number' })).toBeVisible();
  expect(await world.operations()).not.toContain('LockInMemberToPromo');
  await world.setConfig({ mobileNumberVerificationEnabled: false });
  await page.reload();
}

for (const brand of brands) {
  const { code } = brand;

  test(`CONF-06 CONF-07 SUPPORT-09 ${code} has its title, mark, accent, pictures, admin code and support address, and everybody can use it in both themes`, async ({
    page,
  }) => {
    const codes = new Set<string | undefined>();
    page.on('request', (request) => {
      if (request.url().includes('graphql')) codes.add(request.headers()['x-admin-code']);
    });
    await configure(page, { brand: code });
    await page.goto('/');
    await expect(gameCard(page, 'Moonlit Dingo')).toBeVisible();
    await expectOwnFace(page, brand);
    await expectAccessibleInBothThemes(page);
    await expectPromos(page, brand);
    expect([...codes]).toEqual([`${code}-web`]);
    await page.goto('/support/contact-us');
    const mail = page.getByRole('main').getByRole('link', { name: `support@${code}.example` });
    await expect(mail.first()).toHaveAttribute('href', `mailto:support@${code}.example`);
  });

  test(`SHELL-09 CONF-08 CONF-09 CONF-10 ${code} shows levels and crypto to a member, and asks for a mobile number before a lock-in, as its settings say`, async ({
    page,
    enter,
    world,
  }) => {
    await enter('noah@magpie.test');
    await configure(page, { brand: code });
    await expectLevels(page, brand);
    await page.goto('/personal-center?tab=transaction-history');
    const types = page.getByRole('main').getByRole('radiogroup', { name: 'Currency type' });
    await expect(types.getByRole('radio', { name: 'Fiat' })).toBeAttached();
    await expect(types.getByRole('radio', { name: 'Crypto' })).toHaveCount(code === 'magpie' ? 1 : 0);
    await page.goto('/promotions');
    // Only the special sites ask, and only as long as the setting is on.
    if (code !== 'magpie') await expectNumberAskedFor(page, world);
    await lockIn(page);
    await expect.poll(() => world.operations()).toContain('LockInMemberToPromo');
    await expect(page.getByRole('dialog', { name: 'Verify your mobile number' })).toHaveCount(0);
  });
}

test('CONF-21 an installation names its captcha key, admin code, support address and social links, and people sign up with them', async ({
  page,
  world,
}) => {
  const url = 'https://instagram.example/operator';
  await configure(page, {
    captcha: { provider: 'recaptcha' },
    brandSettings: {
      captchaKeys: { production: 'key-of-the-operator', default: 'key-of-the-operator' },
      adminCode: 'rosella-web',
      supportEmail: 'help@operator.example',
      socialLinks: [{ network: 'instagram', url }],
    },
  });
  const scripts: string[] = [];
  await page.route('https://www.google.com/recaptcha/**', async (route) => {
    scripts.push(route.request().url());
    const token = `03AFcWeA${'a_-4'.repeat(120)}`;
    await route.fulfill({
      contentType: 'text/javascript',
      body: `window.grecaptcha = { ready: (go) => go(), execute: () => Promise.resolve('${token}') };`,
    });
  });
  const codes = new Set<string | undefined>();
  page.on('request', (request: Request) => {
    if (request.url().includes('graphql')) codes.add(request.headers()['x-admin-code']);
  });
  await page.goto('/support/contact-us');
  const mail = page.getByRole('main').getByRole('link', { name: 'help@operator.example' }).first();
  await expect(mail).toHaveAttribute('href', 'mailto:help@operator.example');
  const social = page.getByRole('list', { name: 'Social media' }).getByRole('link');
  await expect(social).toHaveCount(1);
  await expect(social).toHaveAttribute('href', url);
  await page.goto('/#sign-up');
  await fillRegister(page, world);
  await register(page).getByRole('button', { name: 'Register' }).click();
  await expectToast(page, 'Successfully logged in.');
  await closeWelcome(page);
  await expectSignedIn(page);
  expect(scripts).toEqual(['https://www.google.com/recaptcha/api.js?render=key-of-the-operator']);
  expect([...codes]).toEqual(['rosella-web']);
});
