import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { aud } from '#testing/sample-account.ts';
import { JackpotStrip } from './jackpot-strip.tsx';

describe('the jackpot strip', () => {
  it('shows each jackpot with its pool and leads to the jackpots', async () => {
    fakePlatform({
      LobbyJackpots: () => ({
        jackpots: {
          __typename: 'JackpotConnection',
          edges: [
            { node: { __typename: 'Jackpot', id: 'j1', name: 'Harbour', pool: '48210.6', currency: aud } },
          ],
        },
      }),
    });
    renderFeature(<JackpotStrip />);
    const link = await screen.findByRole('link', { name: /Harbour jackpot/ });
    expect(link.textContent).toContain('$48,210.60');
    expect(link.getAttribute('href')).toBe('/jackpot');
  });
});
