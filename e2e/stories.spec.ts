import { differences, stories, storyNamed, tell, tellForBrands } from '@magpie/stories';
import type { Story } from '@magpie/stories';
import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { command } from './support/commands.ts';

function known(name: string): Story {
  const story = storyNamed(name);
  if (!story) throw new Error(`There is no story ${name}.`);
  return story;
}

for (const story of stories) {
  test(`SIM-07 a test tells the story ${story.name} to its end`, async () => {
    const { failure, steps } = await tell(story, { platform: addresses.platform });
    expect(failure).toBeNull();
    expect(steps.filter(({ says }) => says.startsWith('check: ')).length).toBeGreaterThan(0);
  });
}

test('SIM-07 the command line lists every story, and tells one with the steps that a test makes', async () => {
  const listed = (await command('story', 'list')).trim().split('\n');
  expect(listed.map((line) => line.split(' ')[0])).toEqual(stories.map(({ name }) => name));
  expect(stories.length).toBeGreaterThanOrEqual(12);
  const { steps } = await tell(known('first-deposit'), { platform: addresses.platform });
  const told = await command('story', 'run', 'first-deposit');
  const said = told.split('\n').flatMap((line) => /^ +\d+ {2}(.*)$/.exec(line)?.[1] ?? []);
  expect(said).toEqual(steps.map(({ says }) => says));
  expect(told.trim().split('\n').at(-1)).toBe('came out');
});

test('SIM-07 a story that does not come out says where it broke off, and its world is gone', async () => {
  const story: Story = {
    name: 'wrong',
    title: 'Something is expected that is not so',
    async tell({ verb, check }) {
      await verb('clock advance', { by: 'P1D' });
      check('the day', 'Tuesday', 'Monday');
    },
  };
  const tale = await tell(story, { platform: addresses.platform });
  expect(tale.failure).toBe('the day should be "Monday", but is "Tuesday".');
  expect(tale.steps.map(({ says }) => says)).toEqual(['clock advance']);
  expect(await command('world', 'list')).not.toContain(tale.world);
});

test('SIM-15 a story told on the four brands tells where they differ, and only there', async () => {
  const tales = await tellForBrands(known('number-not-verified'), addresses.platform);
  expect(tales.map(({ brand }) => brand)).toEqual(['magpie', 'kookaburra', 'rosella', 'lorikeet']);
  expect(differences(tales)).toEqual([
    {
      step: 'noah tries InitiatePaymentIQDeposit',
      outcomes: {
        magpie: null,
        kookaburra: 'MOBILE_NOT_VERIFIED',
        rosella: 'MOBILE_NOT_VERIFIED',
        lorikeet: 'MOBILE_NOT_VERIFIED',
      },
    },
  ]);
  const told = await command('story', 'run', 'number-not-verified', '--matrix');
  expect(told).toContain('The brands differ in:\n  noah tries InitiatePaymentIQDeposit\n');
  expect(await command('story', 'run', 'second-device', '--matrix')).toContain('The brands do not differ.');
});
