import type { Meta, StoryObj } from '@storybook/react-vite';
import { forMember, inGrid } from '#testing/for-stories.tsx';
import { sampleFreeSpin, sampleSpinsIn } from '#testing/sample-free-spins.ts';
import { FreeSpinCard } from './free-spin-card.tsx';

const freeSpin = sampleFreeSpin('dingo', {
  name: 'Dingo Spins',
  mainBannerImage: '/art/promos/freespins-hero.svg',
});

const meta: Meta<typeof FreeSpinCard> = {
  component: FreeSpinCard,
  args: { freeSpin },
  decorators: [inGrid, forMember()],
};

export default meta;

type Story = StoryObj<typeof FreeSpinCard>;

export const Active: Story = {};

export const ToActivate: Story = {
  args: { freeSpin: { ...freeSpin, activated: false, totalWinnings: '0.00' } },
};

export const SeveralGames: Story = {
  args: {
    freeSpin: {
      ...freeSpin,
      freeSpinDetails: [
        sampleSpinsIn('Moonlit Dingo'),
        sampleSpinsIn('Reef Raiders', { remainingFreeSpins: 0 }),
      ],
    },
  },
};

export const Expired: Story = {
  args: { freeSpin: { ...freeSpin, status: 'EXPIRED', expiresAt: '2026-11-20T02:00:00Z' } },
};
