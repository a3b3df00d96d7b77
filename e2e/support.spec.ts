import { expect, expectAccessible, test } from './support/test.ts';

const pages = [
  ['contact-us', 'Contact Us'],
  ['help-centre', 'Help Centre'],
  ['responsible-gambling', 'Responsible Gambling'],
  ['about-us', 'About Us'],
  ['privacy-policy', 'Privacy Policy'],
  ['terms-and-conditions', 'Terms and Conditions'],
  ['aml-policy', 'AML Policy'],
  ['kyc-policy', 'KYC Policy'],
] as const;

test('SHELL-07 SUPPORT-08 each support and policy page opens under its address with its title, reached from the one before', async ({
  page,
}) => {
  await page.goto('/support/contact-us');
  const menu = page.getByRole('navigation', { name: 'Support pages' });
  for (const [key, name] of pages) {
    await menu.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/support/${key}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(page).not.toHaveTitle('Magpie');
    await expectAccessible(page);
  }
});

test('the footer leads to the marketing pages', async ({ page }) => {
  await page.goto('/support/about-us');
  for (const [path, name] of [
    ['/vip-levels', 'VIP Levels'],
    ['/vip-club', 'VIP Club'],
    ['/weekly-cashback', 'Weekly Cashback'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});

test('an unknown support page is an unknown page', async ({ page }) => {
  await page.goto('/support/no-such-page');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});
