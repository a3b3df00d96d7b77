import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide-react';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';

const meta: Meta<typeof IconButton> = {
  component: IconButton,
  args: { label: 'Close', children: <Icon of={X} /> },
};

export default meta;

type Story = StoryObj<typeof IconButton>;

export const Ghost: Story = {};

export const Outline: Story = { args: { variant: 'outline' } };

export const Small: Story = { args: { variant: 'outline', size: 'sm' } };

export const Disabled: Story = { args: { disabled: true } };
