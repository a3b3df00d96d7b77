import type { Locator, Page } from '@playwright/test';
import { quietPage } from './support/addresses.ts';
import { picture, pretender } from './support/images.ts';
import type { UploadedFile } from './support/images.ts';
import { moveTo } from './support/keyboard.ts';
import { openAccountPopover } from './support/member.ts';
import { address, choose, identity, upload, verificationSection as section } from './steps/verification.ts';
import { configure } from './support/site.ts';
import { expect, expectAccessible, expectToast, test } from './support/test.ts';

const ribbon = (page: Page): Locator => page.getByRole('region', { name: 'Identity verification' });
test('KYC-26 a member uploads both documents, they are approved, the ribbon disappears and a withdrawal is possible', async ({
  page,
  world,
  enter,
}) => {
  await enter('noah@magpie.test');
  await page.goto(quietPage);
  await expect(ribbon(page)).toBeVisible();
  await ribbon(page).getByRole('link', { name: 'Verify now' }).click();
  await expect(page).toHaveURL(section);
  await expectAccessible(page);
  await upload(identity(page), 'Driving licence', picture('front.png'), picture('back.png'));
  await expectToast(page, 'Upload Successful');
  await expect(identity(page).getByText('Pending').first()).toBeVisible();
  await expect(identity(page).getByRole('button', { name: 'Upload' })).toBeHidden();
  await upload(address(page), 'Bank statement', picture('statement.png'));
  await expect(address(page).getByText('Pending').first()).toBeVisible();
  const [statement, licence] = await world.documents('noah@magpie.test');
  await world.reviewDocument(licence?.id ?? '', 'APPROVED');
  await expect(identity(page).getByText('Approved').first()).toBeVisible();
  await expect(ribbon(page)).toBeVisible();
  await world.reviewDocument(statement?.id ?? '', 'APPROVED');
  await expect(ribbon(page)).toBeHidden();
  await expect(page.getByText('Your identity is verified.')).toBeVisible();
  await expectAccessible(page);
  await (await openAccountPopover(page)).getByRole('button', { name: 'Withdraw' }).click();
  const form = page.getByRole('dialog', { name: 'Withdraw' });
  await form.getByLabel('Amount').fill('50');
  await form.getByRole('button', { name: 'Withdraw A$50.00' }).click();
  await expect(page.getByRole('dialog', { name: 'Withdraw' }).locator('iframe')).toBeVisible();
  const requested = async () =>
    (await world.payments('noah@magpie.test')).find(({ amount }) => amount === '50.00');
  await world.answerPayment((await requested())?.id ?? '', 'APPROVE');
  await expect.poll(async () => (await requested())?.status).toBe('PENDING');
});

test('files that are no images, are damaged or too large are refused before they are sent, an upload shows its progress and can be cancelled, and a rejected document says why and is uploaded again', async ({
  page,
  context,
  world,
  enter,
}) => {
  await enter('noah@magpie.test');
  await page.goto(section);
  await test.step('files that are no images, are damaged or too large are refused before they are sent', async () => {
    const offer = (file: UploadedFile) => choose(identity(page), 'Choose file: Image', file);
    await offer(pretender('MZ\u0090 not an image'));
    await expectToast(page, 'Please upload only image files (JPEG, JPG, PNG, WEBP)');
    await offer(pretender(Buffer.alloc(5 * 1024 * 1024 + 1)));
    await expectToast(page, 'File size must be less than 5MB');
    await offer(pretender(picture('half.png').buffer.subarray(0, 60)));
    await expectToast(page, 'The image is damaged or incomplete. Please take or save it again.');
    await expect(identity(page).getByRole('button', { name: 'Upload' })).toBeDisabled();
    expect(await world.documents('noah@magpie.test')).toEqual([]);
  });
  await test.step('an upload shows its progress and can be cancelled', async () => {
    // As slow as a bad mobile network, so that there is time to change one's mind.
    const network = await context.newCDPSession(page);
    const large = { ...picture('large.png'), buffer: await largePicture(page) };
    await choose(identity(page), 'Choose file: Image', large);
    await expect(identity(page).getByRole('img')).toBeVisible();
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 20_000,
    });
    await identity(page).getByRole('button', { name: 'Upload' }).click();
    await expect(identity(page).getByRole('progressbar', { name: 'Upload' })).toBeVisible();
    await identity(page).getByRole('button', { name: 'Cancel upload' }).click();
    await expect(identity(page).getByRole('button', { name: 'Upload' })).toBeEnabled();
    expect(await world.documents('noah@magpie.test')).toEqual([]);
    await network.detach();
    await identity(page).getByRole('button', { name: 'Remove image' }).click();
  });
  await test.step('a rejected document says why, and is uploaded again', async () => {
    await upload(identity(page), 'Passport', picture('passport.png'));
    await expect(identity(page).getByText('Pending').first()).toBeVisible();
    const [passport] = await world.documents('noah@magpie.test');
    await world.reviewDocument(passport?.id ?? '', 'REJECTED', 'The photo is blurred.');
    await expect(identity(page).getByText('The photo is blurred.')).toBeVisible();
    await expectAccessible(page);
    await upload(identity(page), 'ID document', picture('id.png'));
    await expect(identity(page).getByText('Pending').first()).toBeVisible();
    await expect(identity(page).getByRole('form')).toBeHidden();
  });
});

/** A picture of noise, which no format makes small. */
async function largePicture(page: Page): Promise<Buffer> {
  const address_ = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1000, 700];
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('This browser cannot draw.');
    const image = pen.createImageData(1000, 700);
    let seed = 7;
    for (let at = 0; at < image.data.length; at += 1) {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      image.data[at] = at % 4 === 3 ? 255 : seed >> 16;
    }
    pen.putImageData(image, 0, 0);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address_.slice(address_.indexOf(',') + 1), 'base64');
}

test('a special variant asks for an identity document only', async ({ page, enter }) => {
  await configure(page, { brand: 'rosella' });
  await enter('noah@magpie.test');
  await page.goto(section);
  await expect(identity(page).getByRole('form')).toBeVisible();
  await expect(address(page)).toHaveCount(0);
  await expect(page.getByText('within the last three months')).toHaveCount(0);
  await upload(identity(page), 'Passport', picture('passport.png'));
  await expect(identity(page).getByText('Pending').first()).toBeVisible();
});

test('a document can be uploaded with the keyboard alone', async ({ page, enter }) => {
  await enter('noah@magpie.test');
  await page.goto(quietPage);
  await moveTo(page, ribbon(page).getByRole('link', { name: 'Verify now' }));
  await page.keyboard.press('Enter');
  await expect(identity(page)).toBeVisible();
  // Asked for before the way there, as the browser hands its chooser over only some time after it is asked to.
  const chooser = page.waitForEvent('filechooser');
  await moveTo(page, identity(page).getByRole('button', { name: 'Choose file: Image' }));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(picture('passport.png'));
  await expect(identity(page).getByRole('img', { name: 'Preview of image' })).toBeVisible();
  await expect(identity(page).getByRole('button', { name: 'Remove image' })).toBeFocused();
  await moveTo(page, identity(page).getByRole('button', { name: 'Upload' }));
  await page.keyboard.press('Enter');
  await expect(identity(page).getByText('Pending').first()).toBeVisible();
});

test('the verification on a phone lies over the page and offers the camera @mobile', async ({
  page,
  enter,
}) => {
  await enter('noah@magpie.test');
  await page.goto('/casino');
  await ribbon(page).getByRole('link', { name: 'Verify now' }).click();
  const modal = page.getByRole('dialog', { name: 'My Account' });
  await expect(page).toHaveURL('/casino');
  await expect(identity(page)).toBeVisible();
  await expectAccessible(page);
  const camera = page.waitForEvent('filechooser');
  await identity(page).getByRole('button', { name: 'Take a photo: Image' }).tap();
  const asked = await camera;
  expect(await asked.element().getAttribute('capture')).toBe('environment');
  await asked.setFiles(picture('photo.png'));
  await identity(page).getByRole('button', { name: 'Upload' }).click();
  await expect(identity(page).getByText('Pending').first()).toBeVisible();
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();
});
