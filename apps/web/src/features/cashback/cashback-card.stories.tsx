import type { Meta, StoryObj } from '@storybook/react-vite';
import { forMember, forVisitor, inGrid } from '#testing/for-stories.tsx';
import { readyToClaim } from '#testing/sample-cashbacks.ts';
import { levelThree } from '#testing/sample-level.ts';
import { aud } from '#testing/sample-promos.ts';
import { CashbackCard } from './cashback-card.tsx';
import type { Cashback } from './cashback-text.ts';
import type { CollectedCashback } from './use-member-cashbacks.ts';

const cashback: Cashback = {
  id: 'monday',
  title: 'Monday Cashback',
  percentage: '5.00',
  percentageByLevel: false,
  description: '<p>A share of what you lost in the week, back on Mondays.</p>',
  daysOfWeekClaimable: ['MONDAY'],
  maxMonthlyClaim: '200.00',
  onLossesOnly: true,
  levelRequirement: 0,
  currencyType: 'CASH',
  mainBannerImage: '/art/promos/cashback-hero.svg',
  currency: aud,
};

const own: CollectedCashback = {
  id: 'member-monday',
  title: cashback.title,
  mainBannerImage: cashback.mainBannerImage,
  ...readyToClaim,
  cashback,
  currency: aud,
  answeredAt: new Date(),
  isClaimedToday: false,
};

const meta: Meta<typeof CashbackCard> = {
  component: CashbackCard,
  args: { cashback, own },
  decorators: [inGrid, forMember({ MemberLevel: () => levelThree() })],
};

export default meta;

type Story = StoryObj<typeof CashbackCard>;

const notYet = { ...own, isClaimable: false, claimStatus: 'PENDING' } as const;

export const Claimable: Story = {};

export const NotYet: Story = { args: { own: notYet } };

export const NothingToClaim: Story = { args: { own: { ...notYet, amount: '0.00', lapsing: '0.00' } } };

export const LimitReached: Story = {
  args: {
    own: { ...notYet, hasReachedMaxMonthlyClaim: true, cashbackReceivedThisMonth: '200.00' },
  },
};

export const MissedItsDay: Story = {
  args: { own: { ...notYet, missed: { amount: '4.20', endedAt: '2026-11-16T13:00:00Z' } } },
};

export const ForVisitor: Story = { args: { own: undefined }, decorators: [inGrid, forVisitor()] };
