import type { Meta, StoryObj } from '@storybook/react-vite';
import { forMember, inList } from '#testing/for-stories.tsx';
import { BadgeCard, type BadgeCardProps } from './badge-card.tsx';

const badge: BadgeCardProps['badge'] = {
  id: 'explorer-3',
  achievement: 'explorer',
  level: 3,
  name: 'Trail Finder',
  description: 'Play 30 different games.',
  goal: 30,
  completed: true,
  claimed: false,
  dateTimeCompleted: '2026-11-20T06:30:00.000Z',
  image: '/art/achievements/CasinoExplorer-3-earned.svg',
  placeholder: '/art/achievements/CasinoExplorer-3-locked.svg',
};

const achievement: BadgeCardProps['achievement'] = {
  id: 'explorer',
  name: 'Explorer',
  type: 'CasinoExplorer',
  experiences: '10.00',
  reward: '5.00',
  badges: [badge],
  progress: { value: 31, streak: null, completed: false, claimed: false, activeBadge: null },
};

const open = { ...badge, completed: false, dateTimeCompleted: null };

const meta: Meta<typeof BadgeCard> = {
  component: BadgeCard,
  args: { achievement, badge, termsId: 'terms', worn: false },
  decorators: [inList, forMember()],
};

export default meta;

type Story = StoryObj<typeof BadgeCard>;

export const Claimable: Story = {};

export const Claimed: Story = { args: { badge: { ...badge, claimed: true } } };

export const OnProfile: Story = { args: { badge: { ...badge, claimed: true }, worn: true } };

const underWay = { ...achievement, progress: { ...achievement.progress, value: 14 } };

export const InProgress: Story = { args: { achievement: underWay, badge: open, next: true } };

export const Locked: Story = { args: { achievement: underWay, badge: { ...open, goal: 60 } } };
