import type { Meta, StoryObj } from '@storybook/react-vite';
import { forMember, inGrid } from '#testing/for-stories.tsx';
import {
  promoAnswers,
  sampleBonus,
  samplePromo,
  sampleFreeSpinGame,
  standingAnswer,
} from '#testing/sample-promos.ts';
import { BonusCard } from './bonus-card.tsx';

const promo = samplePromo('birthday', { name: 'Happy Nest', type: 'CONSUMABLE', kind: 'BONUS_ONLY' });

const bonus = sampleBonus('birthday', {
  name: 'Birthday Bonus',
  promo,
  expiresAt: '2096-12-07T02:00:00Z',
  mainBannerImage: '/art/promos/nest-hero.svg',
});

const meta: Meta<typeof BonusCard> = {
  component: BonusCard,
  args: { bonus, more: 'Details' },
  decorators: [inGrid, forMember(promoAnswers([]))],
};

export default meta;

type Story = StoryObj<typeof BonusCard>;

export const Money: Story = {};

const spins = [sampleFreeSpinGame('Moonlit Dingo', 20)];

export const FreeSpins: Story = {
  args: {
    bonus: { ...bonus, name: 'Twenty Spins', amount: '0.00', freeSpinConfiguration: spins },
  },
};

export const BarredByAnotherPromo: Story = {
  decorators: [
    inGrid,
    forMember({ ...promoAnswers([]), PromoStanding: () => standingAnswer({ activePromo: 'reload' }) }),
  ],
};

export const Ended: Story = { args: { bonus: { ...bonus, expiresAt: '2026-01-01T00:00:00Z' } } };
