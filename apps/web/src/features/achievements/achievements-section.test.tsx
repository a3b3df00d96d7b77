import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { AchievementsSection } from './achievements-section.tsx';

const badge = (level: number, own: object) => ({
  __typename: 'AchievementBadge',
  id: `badge-${String(level)}`,
  achievement: 'explorer',
  level,
  name: `Badge ${String(level)}`,
  description: 'Play different games.',
  goal: 10 * level,
  completed: true,
  claimed: false,
  dateTimeCompleted: null,
  image: `/art/${String(level)}.svg`,
  placeholder: `/art/${String(level)}-grey.svg`,
  ...own,
});

function open() {
  const node = {
    __typename: 'Achievement',
    id: 'explorer',
    name: 'Explorer',
    type: 'CasinoExplorer',
    experiences: '10.00',
    reward: '5.00',
    badges: [
      badge(1, {}),
      badge(2, { claimed: true }),
      badge(3, { claimed: true }),
      badge(4, { completed: false }),
    ],
    progress: {
      __typename: 'AchievementProgress',
      value: 31,
      completed: true,
      claimed: false,
      activeBadge: { __typename: 'AchievementBadge', id: 'badge-3' },
    },
  };
  fakePlatform({
    Achievements: () => ({ achievements: { __typename: 'AchievementConnection', edges: [{ node }] } }),
  });
  renderFeature(<AchievementsSection />, { member: true });
}

beforeEach(freshBrowser);

it('ACH-04 puts the Empty Badge in front of the list, and tells the state of each badge', async () => {
  open();
  const list = await screen.findByRole('list', { name: 'Explorer' });
  const cards = within(list).getAllByRole('listitem');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Empty Badge',
    'Badge 1',
    'Badge 2',
    'Badge 3',
    'Badge 4',
  ]);
  const states = ['Earned', 'Claimed', 'On profile', '31 of 40'];
  for (const [index, state] of states.entries())
    expect(within(cards[index + 1] ?? list).getByText(state)).toBeTruthy();
});

it('ACH-05 shows the image of a completed badge and the placeholder of another', async () => {
  open();
  const list = await screen.findByRole('list', { name: 'Explorer' });
  expect([...list.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/art/1.svg',
    '/art/2.svg',
    '/art/3.svg',
    '/art/4-grey.svg',
  ]);
});
