import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trophy } from 'lucide-react';
import { Icon } from './icon.tsx';

const meta: Meta<typeof Icon> = { component: Icon, args: { of: Trophy } };

export default meta;

type Story = StoryObj<typeof Icon>;

export const Decoration: Story = {};

export const Small: Story = { args: { size: 'sm' } };

export const Named: Story = { args: { label: 'Tournament' } };
