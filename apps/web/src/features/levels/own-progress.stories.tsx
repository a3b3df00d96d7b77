import type { Meta, StoryObj } from '@storybook/react-vite';
import { OwnProgress } from './own-progress.tsx';

const tier = (level: number, name: string, xpRequired: number) => ({
  ...{ level, name, xpRequired, max: level === 10 },
  bonusFunds: level * 50,
  cashbackPercentage: level,
});

const tiers = [tier(3, 'Kestrel', 5_000), tier(4, 'Falcon', 12_500), tier(10, 'Magpie', 2_000_000)];

const meta: Meta<typeof OwnProgress> = {
  component: OwnProgress,
  args: { tiers, own: { level: 3, experience: '6000.00', progressPercent: '48.00', rewards: [] } },
};

export default meta;

type Story = StoryObj<typeof OwnProgress>;

export const HalfWay: Story = {};

export const JustReached: Story = {
  args: { own: { level: 3, experience: '5000.00', progressPercent: '0.00', rewards: [] } },
};

export const Highest: Story = {
  args: { own: { level: 10, experience: '2400000.00', progressPercent: '100.00', rewards: [] } },
};
