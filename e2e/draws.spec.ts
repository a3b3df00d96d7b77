import { expect, expectAccessible, test } from './support/test.ts';
import { expectStated, leave, playBy, recomputed, sitDown } from './support/studio.ts';

test.use({ hasTouch: true });

test('PLAY-25 PLAY-33 PLAY-35 bingo, a scratch card and crash open behind their cards, state their terms, play by touch, mouse and keyboard and are recomputed @mobile', async ({
  page,
  enter,
}) => {
  await enter('mia@magpie.test');
  const bingo = await sitDown(page, 'lottery', 'Verandah Bingo');
  await expectStated(bingo, '95.01', 'Fifty of the ninety balls are called');
  await bingo.getByRole('button', { name: 'Play' }).tap();
  await expect(bingo.getByRole('status')).toHaveText(
    /^(No line\. No win|(One|Two) lines?\. You won A\$.+)\.$/,
  );
  await expect(bingo.getByRole('table', { name: 'Your ticket' }).getByRole('row')).toHaveCount(3);
  await expectAccessible(page);
  const ticket = { begin: bingo.getByRole('button', { name: 'Play' }) };
  await playBy(['MOUSE', 'KEYBOARD'], page, bingo, ticket);
  await leave(page, 'Verandah Bingo');

  const scratch = await sitDown(page, 'lottery', 'Scratch Card');
  await expectStated(scratch, '95.00', '30,364 of them win');
  await scratch.getByRole('button', { name: 'Buy' }).tap();
  await scratch.getByRole('button', { name: 'Field 5, covered' }).tap();
  await expect(scratch.getByRole('button', { name: /, covered$/ })).toHaveCount(8);
  await expectAccessible(page);
  await scratch.getByRole('button', { name: 'Scratch all' }).tap();
  await expect(scratch.getByRole('status')).toHaveText(
    /^(Nothing three times\. No win|Three of .+ A\$.+)\.$/,
  );
  await playBy(['MOUSE', 'KEYBOARD'], page, scratch, {
    begin: scratch.getByRole('button', { name: 'Buy' }),
    ends: [scratch.getByRole('button', { name: 'Scratch all' })],
  });
  await leave(page, 'Scratch Card');

  const crash = await sitDown(page, 'lottery', 'Scratch Crash');
  await expectStated(crash, '97.00', 'three in a hundred crash at once');
  await crash.getByText('1.5×', { exact: true }).tap();
  await crash.getByRole('button', { name: 'Start' }).tap();
  await expect(crash.getByRole('status')).toHaveText(
    /^(Cashed out at 1\.50×\. You won A\$7\.50|Crashed at .+\. No win)\.$/,
  );
  await expectAccessible(page);
  await recomputed(page, crash, /^Correct\. The flight crashed at [\d.,]+×\.$/);
  const flight = { begin: crash.getByRole('button', { name: 'Start' }) };
  await playBy(['MOUSE', 'KEYBOARD'], page, crash, flight);
  await crash.getByText('Hand', { exact: true }).tap();
  // Three flights in a hundred end at once, and others before the first step.
  await expect(async () => {
    await crash.getByRole('button', { name: 'Start' }).tap({ timeout: 5000 });
    await crash.getByRole('button', { name: 'Cash out' }).tap({ timeout: 2000 });
    await expect(crash.getByRole('status')).toHaveText(/^(Cashed out at 1\.05×|Crashed )/);
    expect(await crash.getByRole('status').innerText()).toMatch(
      /^Cashed out at 1\.05×\. You won A\$5\.25\.$/,
    );
  }).toPass();
  await leave(page, 'Scratch Crash');
});
