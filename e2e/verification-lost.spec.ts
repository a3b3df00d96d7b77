import type { CDPSession } from '@playwright/test';
import { choose, identity, verificationSection as section } from './steps/verification.ts';
import { picture } from './support/images.ts';
import { expect, expectToast, noAnswer, test } from './support/test.ts';

/** Lets the next upload through and loses its answer. Playwright's own routes do not carry files. */
async function loseAnswer(network: CDPSession): Promise<void> {
  network.once('Fetch.requestPaused', ({ requestId }) => {
    void network
      .send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
      .then(() => network.send('Fetch.disable'));
  });
  await network.send('Fetch.enable', {
    patterns: [{ urlPattern: '*operationName=UploadDocument*', requestStage: 'Response' }],
  });
}

test('an upload that the platform refuses says why and keeps the picture; one whose answer is lost is in the list all the same', async ({
  page,
  context,
  world,
  enter,
  allowedErrors,
}) => {
  allowedErrors.push(noAnswer);
  await enter('noah@magpie.test');
  await page.goto(section);
  await choose(identity(page), 'Choose file: Image', picture('passport.png'));
  await world.setFault({
    kind: 'ERROR',
    operation: 'UploadDocument',
    code: 'CONFLICT',
    message: 'Too many of your documents wait for their review.',
    times: 1,
  });
  await identity(page).getByRole('button', { name: 'Upload' }).click();
  await expectToast(page, 'Too many of your documents wait for their review.');
  await expect(identity(page).getByText('passport.png')).toBeVisible();
  expect(await world.documents('noah@magpie.test')).toEqual([]);
  await loseAnswer(await context.newCDPSession(page));
  await identity(page).getByRole('button', { name: 'Upload' }).click();
  await expectToast(page, 'Something went wrong. Please try again.');
  expect(await world.documents('noah@magpie.test')).toHaveLength(1);
  await expect(identity(page).getByText('Pending').first()).toBeVisible();
  await expect(identity(page).getByRole('button', { name: 'Upload' })).toBeHidden();
});
