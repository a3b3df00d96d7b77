import type { Meta, StoryObj } from '@storybook/react-vite';
import { TriangleAlert } from 'lucide-react';
import { Icon } from '../components/icon.tsx';
import { Meter } from './meter.tsx';

const meta: Meta<typeof Meter> = {
  component: Meter,
  args: { label: 'Claimed this month', used: 'A$50.00', limit: 'A$200.00', percent: 25 },
};

export default meta;

type Story = StoryObj<typeof Meter>;

export const Quarter: Story = {};

export const Empty: Story = { args: { used: 'A$0.00', percent: 0 } };

export const Full: Story = { args: { used: 'A$200.00', percent: 100, tone: 'success' } };

export const NearlyUsed: Story = {
  args: { used: 'A$190.00', percent: 95, tone: 'warning', icon: <Icon of={TriangleAlert} size="sm" /> },
};

export const LongLabel: Story = {
  args: {
    label: 'The Lighthouse Keeper and the Thousand Lanterns, A$0.20 a spin',
    used: '15',
    limit: '20 left',
  },
};
