import { expect, test } from './support/test.ts';
import { gameCard, header } from './support/member.ts';
import { styledDuring } from './support/styled.ts';

/** A menu has 123 elements, which are styled twice when it opens; the page has more than twice as many as this. */
const few = 350;

/** What a menu had is styled once when it closes. */
const fewer = 200;

test('a menu and a dialog that open and close leave the styles of the page behind them as they are @mobile', async ({
  page,
}) => {
  await page.goto('/');
  await expect(gameCard(page, 'Moonlit Dingo')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('#root[data-still]')).toHaveCount(0);
  await expect.poll(() => page.locator('#root *').count()).toBeGreaterThan(2 * few);

  const menu = page.getByRole('dialog', { name: 'Main menu' });
  const openMenu = async () => {
    await page
      .getByRole('navigation', { name: 'Quick actions' })
      .getByRole('button', { name: 'Menu' })
      .click();
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
  };
  const login = page.getByRole('dialog', { name: 'Login' });
  const openLogin = async () => {
    await header(page).getByRole('button', { name: 'Login' }).click();
    await expect(login.getByRole('textbox').first()).toBeFocused();
  };
  for (const [layer, open] of [
    [menu, openMenu],
    [login, openLogin],
  ] as const) {
    // The first time brings its code and its styles.
    await open();
    await page.keyboard.press('Escape');
    await expect(layer).toBeHidden();
    expect(await styledDuring(page, open)).toBeLessThan(few);
    const close = async () => {
      await page.keyboard.press('Escape');
      await expect(layer).toBeHidden();
    };
    expect(await styledDuring(page, close)).toBeLessThan(fewer);
  }
});
