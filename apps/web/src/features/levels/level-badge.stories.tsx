import type { Meta, StoryObj } from '@storybook/react-vite';
import { LevelBadge } from './level-badge.tsx';

const meta: Meta<typeof LevelBadge> = { component: LevelBadge, args: { level: 3, size: 'xl' } };

export default meta;

type Story = StoryObj<typeof LevelBadge>;

export const Earned: Story = {};

export const Locked: Story = { args: { locked: true } };

export const Small: Story = { args: { size: 'xs' } };

export const WithoutPicture: Story = { args: { level: 99 } };
