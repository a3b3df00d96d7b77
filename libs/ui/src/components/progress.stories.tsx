import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './progress.tsx';

const meta: Meta<typeof Progress> = {
  component: Progress,
  args: { label: 'Turnover', percent: 45, valueText: 'A$90.00 of A$200.00' },
};

export default meta;

type Story = StoryObj<typeof Progress>;

export const Gum: Story = {};

export const Neutral: Story = { args: { tone: 'neutral' } };

export const Accent: Story = { args: { tone: 'accent' } };

export const Success: Story = { args: { tone: 'success', percent: 100 } };

export const Warning: Story = { args: { tone: 'warning', percent: 80 } };

export const Danger: Story = { args: { tone: 'danger', percent: 96 } };

export const Small: Story = { args: { size: 'sm' } };

export const Large: Story = { args: { size: 'lg' } };

export const Empty: Story = { args: { percent: 0 } };
