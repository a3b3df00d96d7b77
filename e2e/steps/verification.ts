import { expect, type Locator, type Page } from '@playwright/test';
import type { WorldControl } from '../support/control.ts';
import { picture, type UploadedFile } from '../support/images.ts';

export const verificationSection = '/personal-center?tab=account-verification';

const part = (page: Page, name: string): Locator => page.getByRole('region', { name });

export const identity = (page: Page): Locator => part(page, 'Proof of identity');

export const address = (page: Page): Locator => part(page, 'Proof of address');

/** Chooses a file through the browser's own chooser, which a button of this name opens. */
export async function choose(place: Locator, name: string | RegExp, file: UploadedFile): Promise<void> {
  const chooser = place.page().waitForEvent('filechooser');
  await place.getByRole('button', { name }).click();
  await (await chooser).setFiles(file);
}

/** Chooses the pictures of a document and sends them. */
export async function upload(
  place: Locator,
  type: string,
  front: UploadedFile,
  back?: UploadedFile,
): Promise<void> {
  await place.getByLabel('Document type').selectOption(type);
  await choose(place, /^Choose file: (Front image|Image)$/, front);
  await expect(place.getByText(front.name)).toBeVisible();
  if (back) await choose(place, 'Choose file: Back image', back);
  await place.getByRole('button', { name: 'Upload' }).click();
}

/** Sends both documents, which a reviewer approves: the member is verified. */
export async function verify(page: Page, world: WorldControl, member: string): Promise<void> {
  await page.goto(verificationSection);
  await upload(identity(page), 'Passport', picture('passport.png'));
  await expect(identity(page).getByText('Pending').first()).toBeVisible();
  await upload(address(page), 'Bank statement', picture('statement.png'));
  await expect(address(page).getByText('Pending').first()).toBeVisible();
  for (const { id } of await world.documents(member)) await world.reviewDocument(id, 'APPROVED');
  await expect(page.getByText('Your identity is verified.')).toBeVisible();
}
