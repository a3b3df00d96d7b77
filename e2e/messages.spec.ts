import { quietPage } from './support/addresses.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { expectSignedIn, header, logIn } from './support/member.ts';

const mia = 'mia@magpie.test';

test('MSG-18 MSG-20 news of a document raises the count of the bell without a reload, and leads to the documents', async ({
  listening: page,
  world,
}) => {
  const bell = (unread: number) =>
    header(page).getByRole('button', { name: `Messages, ${String(unread)} unread`, exact: true });
  // One of them tells of the bonus of the login.
  await expect(bell(4)).toBeVisible();
  await page.evaluate(() => {
    document.body.dataset['sameLoad'] = 'yes';
  });
  const [uploaded] = await world.documents(mia);
  await world.reviewDocument(uploaded?.id ?? '', 'REJECTED', 'The picture is blurred.');
  await expect(bell(5)).toBeVisible();
  await bell(5).click();
  const messages = page.getByRole('dialog', { name: 'Messages' });
  await expect(messages.getByText('The picture is blurred.')).toBeVisible();
  await expectAccessible(page);
  await messages.getByRole('link', { name: 'View documents: Document Rejected' }).click();
  await expect(page).toHaveURL('/personal-center?tab=account-verification');
  await expect(messages).toBeHidden();
  await expect(bell(4)).toBeVisible();
  await expect(page.locator('body[data-same-load=yes]')).toBeVisible();
});

test('MSG-20 on a phone a message of the inbox leads to the account area @mobile', async ({ page }) => {
  await page.goto(quietPage);
  await logIn(page, mia);
  await expectSignedIn(page);
  await header(page)
    .getByRole('button', { name: /^Messages/ })
    .click();
  await page.getByRole('button', { name: 'Open inbox' }).click();
  const inbox = page.getByRole('dialog', { name: 'Messages' });
  await inbox.getByRole('button', { name: /^You reached level 3/ }).click();
  await expect(inbox.getByRole('heading', { name: 'You reached level 3' })).toBeVisible();
  await expectAccessible(page);
  await inbox.getByRole('link', { name: 'View level: You reached level 3' }).click();
  const account = page.getByRole('dialog', { name: 'My Account' });
  await expect(account.getByRole('heading', { level: 2, name: 'VIP levels' })).toBeVisible();
  await expect(inbox).toBeHidden();
});
