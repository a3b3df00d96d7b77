import type { Page } from '@playwright/test';
import { quietPage } from './support/addresses.ts';
import type { WorldControl } from './support/control.ts';
import { moveTo } from './support/keyboard.ts';
import { accountButton, header, openAccountPopover } from './support/member.ts';
import { expect, expectAccessible, expectToast, noAnswer, test } from './support/test.ts';

const details = (page: Page) => page.getByRole('form', { name: 'Personal details' });
const save = (page: Page) => details(page).getByRole('button', { name: 'Save changes' });
const missing = (page: Page) => page.getByRole('dialog', { name: 'Complete your profile' });
const deposit = (page: Page) => page.getByRole('dialog', { name: 'Deposit' });

/** Changes the address. */
async function moveHouse(page: Page): Promise<void> {
  await expect(details(page).getByLabel('First name')).toHaveValue('Mia');
  await expect(details(page).getByLabel('First name')).toBeDisabled();
  await expect(details(page).getByLabel('Date of birth')).toBeDisabled();
  await expect(save(page)).toBeDisabled();
  await details(page).getByLabel('Street').fill('9/2 Wattle Lane');
  await details(page).getByLabel('Postcode').fill('3053');
  await expect(
    details(page).getByText('Street may hold only letters, digits, commas and spaces.'),
  ).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await expectAccessible(page);
  await details(page).getByLabel('Street').fill('Unit 9, 2 Wattle Lane');
  await details(page).getByLabel('Suburb or town').fill('Carlton');
  await details(page).getByLabel('State').fill('Victoria');
  await save(page).click();
  await expectToast(page, 'Profile Updated');
  await expect(save(page)).toBeDisabled();
}

/** Moves to another number, and reads number and address again after a reload. */
async function changeNumber(page: Page, world: WorldControl): Promise<void> {
  const code = details(page).getByRole('textbox', { name: 'Verification code' });
  await expect(details(page).getByLabel('Mobile number')).toHaveValue('491570156');
  await expect(code).toBeHidden();
  await details(page).getByLabel('Mobile number').fill('0491570006');
  await expect(code).toBeVisible();
  await details(page).getByRole('button', { name: 'Send code: SMS code' }).click();
  await expectToast(page, 'Verification Code Sent');
  const sent = await world.codeFor('+61491570006');
  await code.fill(sent === '000000' ? '000001' : '000000');
  await save(page).click();
  await expect(details(page).getByText('Invalid Code')).toBeVisible();
  await expectAccessible(page);
  await code.fill(sent);
  await save(page).click();
  await expectToast(page, 'Profile Updated');
  await expect(code).toBeHidden();
  await page.reload();
  await expect(details(page).getByLabel('Street')).toHaveValue('Unit 9, 2 Wattle Lane');
  await expect(details(page).getByLabel('Suburb or town')).toHaveValue('Carlton');
  await expect(details(page).getByLabel('Postcode')).toHaveValue('3053');
  await expect(details(page).getByLabel('Mobile number')).toHaveValue('491570006');
}

/** Saves what is refused or cannot be completed. */
async function failToSave(page: Page, world: WorldControl): Promise<void> {
  const street = details(page).getByLabel('Street');
  await street.fill('2 Wattle Lane');
  await world.setFault({ catalogue: 'UPDATE_PROFILE_REFUSED', times: 1 });
  await save(page).click();
  await expectToast(page, 'Update Profile Failed');
  await expectToast(page, 'This name cannot be used.');
  await world.setFault({ catalogue: 'UPDATE_PROFILE_UNFINISHED', times: 1 });
  await save(page).click();
  await expectToast(page, 'Error Updating Profile');
  await expectToast(page, 'There was an error updating your profile. Please try again.');
  await expect(street).toHaveValue('2 Wattle Lane');
  await page.route(/operationName=UpdateMe/, (route) => route.abort());
  await save(page).click();
  await expectToast(page, 'Error Updating Profile');
  await expectToast(page, 'There was an error updating your profile. Please try again.');
  await expect(street).toHaveValue('2 Wattle Lane');
  await page.unroute(/operationName=UpdateMe/);
  await save(page).click();
  await expectToast(page, 'Profile Updated');
  await details(page).getByLabel('Mobile number').fill('0491570157');
  await details(page).getByRole('button', { name: 'Send code: SMS code' }).click();
  await expectToast(page, 'Verification Code Sent');
  const code = await world.codeFor('+61491570157');
  await details(page).getByRole('textbox', { name: 'Verification code' }).fill(code);
  await save(page).click();
  await expectToast(page, 'Update Profile Failed');
  await expectToast(page, 'This mobile number already belongs to another account.');
  await expect(details(page).getByLabel('Mobile number')).toHaveValue('0491570157');
}

test('PROF-14 PROF-05 PROF-15 a member changes the address, moves to another number with the code that it was sent, sees both after a reload, and a save that is refused or cannot be completed says so by its title and keeps what was typed', async ({
  page,
  enter,
  world,
  allowedErrors,
}) => {
  await enter('mia@magpie.test');
  await page.goto('/personal-center?tab=personal-details');
  await test.step('changes the address', () => moveHouse(page));
  await test.step('moves to another number with the code that it was sent', () => changeNumber(page, world));
  allowedErrors.push(noAnswer);
  await test.step('is refused or not answered, and keeps what was typed', () => failToSave(page, world));
});

test('PROF-18 PROF-19 every way to a deposit comes past the missing profile, which a member fills in and goes on', async ({
  page,
  enter,
}) => {
  await enter('jack@magpie.test');
  await page.goto(quietPage);
  const popover = await openAccountPopover(page);
  await popover.getByRole('button', { name: 'Set your name' }).click();
  await expect(page).toHaveURL('/personal-center?tab=personal-details');
  const leave = async () => {
    await expect(missing(page)).toBeVisible();
    await expect(deposit(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(missing(page)).toBeHidden();
  };
  await page.getByRole('main').getByRole('link', { name: 'Deposit/Withdraw' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Deposit' }).click();
  await leave();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Promotions' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true }).first().click();
  await leave();
  await header(page).getByRole('link', { name: 'Magpie, home' }).click();
  await expect(page).toHaveURL('/');
  await header(page)
    .getByRole('button', { name: /wallet|balance/i })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deposit' }).click();
  await leave();

  await header(page).getByRole('button', { name: 'Deposit' }).click();
  await expect(missing(page)).toBeVisible();
  await expect(deposit(page)).toBeHidden();
  await expect(missing(page).getByLabel('Email')).toBeHidden();
  await expect(missing(page).getByLabel('Country')).toHaveValue('AU');
  await expect(missing(page).getByLabel('State')).toHaveValue('New South Wales');
  await expectAccessible(page);
  await missing(page).getByRole('button', { name: 'Save and continue' }).click();
  await expect(missing(page).getByText('First name is required.')).toBeVisible();
  await missing(page).getByLabel('First name').fill('Jack');
  await missing(page).getByLabel('Last name').fill("O'Malley-Ruiz");
  await missing(page).getByLabel('Date of birth').pressSequentially('13451990');
  await expect(missing(page).getByLabel('Date of birth')).toHaveValue('12/31/1990');
  await missing(page).getByLabel('Street').fill('1 Ferry Road');
  await missing(page).getByLabel('Suburb or town').fill('Glebe');
  await missing(page).getByLabel('Postcode').fill('2037');
  await missing(page).getByRole('button', { name: 'Save and continue' }).click();
  await expectToast(page, 'Profile Updated');
  await expect(deposit(page)).toBeVisible();
  await expect(missing(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await openAccountPopover(page);
  await expect(popover.getByText("Jack O'Malley-Ruiz")).toBeVisible();
});

test('a birthday is picked and the details are saved by keys alone', async ({ page, enter }) => {
  await enter('jack@magpie.test');
  await page.goto('/personal-center');
  const form = details(page);
  await moveTo(page, form.getByLabel('First name'));
  await page.keyboard.type('Jack');
  await moveTo(page, form.getByLabel('Last name'));
  await page.keyboard.type('Marlow');
  await moveTo(page, form.getByLabel('Date of birth'));
  await page.keyboard.type('04121990');
  await moveTo(page, form.getByRole('button', { name: 'Open calendar' }));
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('dialog', { name: 'Date of birth, calendar' });
  await expect(calendar.getByRole('button', { name: /12 April 1990$/ })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(calendar.getByRole('button', { name: /13 April 1990$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Date of birth')).toHaveValue('04/13/1990');
  await moveTo(page, form.getByLabel('Street'));
  await page.keyboard.type('1 Ferry Road');
  await moveTo(page, form.getByLabel('Suburb or town'));
  await page.keyboard.type('Glebe');
  await moveTo(page, form.getByLabel('Postcode'));
  await page.keyboard.type('2037');
  await moveTo(page, save(page));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Profile Updated');
  await expect(form.getByLabel('First name')).toBeDisabled();
});

test('the details are changed within My Account on a phone @mobile', async ({ page, enter }) => {
  await enter('mia@magpie.test');
  await page.goto(quietPage);
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Personal Center' }).click();
  const modal = page.getByRole('dialog', { name: 'My Account' });
  await modal.getByRole('button', { name: 'Personal details' }).click();
  await modal.getByLabel('Street').fill('Unit 9, 2 Wattle Lane');
  await expectAccessible(page);
  await save(page).click();
  await expectToast(page, 'Profile Updated');
  await page.goto('/personal-center');
  await expect(modal.getByLabel('Street')).toHaveValue('Unit 9, 2 Wattle Lane');
});

test('PROF-18 the bottom bar’s Deposit comes past the missing profile @mobile', async ({ page, enter }) => {
  await enter('jack@magpie.test');
  await page.goto(quietPage);
  const bar = page.getByRole('navigation', { name: 'Quick actions' });
  await bar.getByRole('button', { name: 'Deposit' }).click();
  await expect(missing(page)).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(missing(page)).toBeHidden();
  await expect(page).toHaveURL(quietPage);
});
