import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleAlert, CircleCheck, Clock, Gift, Hourglass, Info, Minus } from 'lucide-react';
import { Icon } from './icon.tsx';
import { Tag } from './tag.tsx';

const meta: Meta<typeof Tag> = {
  component: Tag,
  args: { icon: <Icon of={Minus} />, children: 'Cancelled' },
};

export default meta;

type Story = StoryObj<typeof Tag>;

export const Neutral: Story = {};

export const Success: Story = {
  args: { tone: 'success', icon: <Icon of={CircleCheck} />, children: 'Approved' },
};

export const Warning: Story = { args: { tone: 'warning', icon: <Icon of={Clock} />, children: 'Pending' } };

export const Danger: Story = {
  args: { tone: 'danger', icon: <Icon of={CircleAlert} />, children: 'Rejected' },
};

export const Information: Story = { args: { tone: 'info', icon: <Icon of={Info} />, children: 'New' } };

export const Gum: Story = { args: { tone: 'gum', icon: <Icon of={Hourglass} />, children: 'Processing' } };

export const Inverse: Story = { args: { tone: 'inverse', icon: <Icon of={Gift} />, children: 'Bonus' } };
