import type { Meta, StoryObj } from '@storybook/react-vite';
import { forMember } from '#testing/for-stories.tsx';
import { sampleActivePromo } from '#testing/sample-active-promo.ts';
import { ActiveAward } from './active-award.tsx';

const offer = {
  name: 'Weekend Reload',
  mainBannerImage: '/art/promos/match-hero.svg',
  subBannerImage: '/art/promos/match-card.svg',
};

const meta: Meta<typeof ActiveAward> = {
  component: ActiveAward,
  args: { promo: sampleActivePromo(offer) },
  decorators: [forMember()],
};

export default meta;

type Story = StoryObj<typeof ActiveAward>;

export const QuarterDone: Story = {};

export const InBonusMode: Story = { args: { promo: sampleActivePromo(offer, { walletMode: 'BONUS' }) } };

export const NearlyDone: Story = { args: { promo: sampleActivePromo(offer, { turnoverCounter: '495.00' }) } };

export const WithoutEnd: Story = { args: { promo: sampleActivePromo(offer, { expiresAt: null }) } };
