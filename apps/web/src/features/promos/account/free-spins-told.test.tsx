import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freeSpinsAnswer, sampleFreeSpin } from '#testing/sample-free-spins.ts';
import { promoAnswers } from '#testing/sample-promos.ts';
import { messagePush } from '#testing/sample-pushes.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { card } from '../testing/open-promos.tsx';
import { FreeSpinsSection } from './free-spins-section.tsx';

const active = [sampleFreeSpin('a')];

it.each([
  ['given', [], active, 'Active'],
  ['ended', active, [sampleFreeSpin('a', { status: 'EXPIRED' })], 'Expired'],
])(
  'free spins are shown anew when a message tells that they were %s',
  async (_what, before, after, status) => {
    freshBrowser();
    const platform = fakePlatform({
      ...promoAnswers([]),
      MemberFreeSpins: () => freeSpinsAnswer(before),
    });
    const { session } = renderFeature(<FreeSpinsSection />, { at: '/personal-center', member: true });
    await (before === active
      ? card('Spins a')
      : screen.findByRole('heading', { name: 'No Free Spin Bonus' }));
    platform.answer('MemberFreeSpins', () => freeSpinsAnswer(after));
    act(() => {
      session.pushes.emit('messageCreated', messagePush);
    });
    const own = within(await card('Spins a'));
    expect(await own.findByText(status)).toBeTruthy();
    expect(own.queryByRole('button', { name: 'Cancel Bonus' }) === null).toBe(status === 'Expired');
  },
);
