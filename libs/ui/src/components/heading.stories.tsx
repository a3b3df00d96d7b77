import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './text.tsx';

const meta: Meta<typeof Heading> = { component: Heading, args: { children: 'Your rewards' } };

export default meta;

type Story = StoryObj<typeof Heading>;

export const Medium: Story = {};

export const Large: Story = { args: { level: 1, size: 'heading.lg' } };

export const Small: Story = { args: { level: 3, size: 'heading.sm' } };

export const Long: Story = {
  args: { children: 'Three weekends of free spins for everybody who plays the harbour games' },
};
