import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar.tsx';

const meta: Meta<typeof Avatar> = { component: Avatar, args: { name: 'Mia Walker' } };

export default meta;

type Story = StoryObj<typeof Avatar>;

export const Initials: Story = {};

export const Email: Story = { args: { name: 'noah@magpie.test' } };

export const NoName: Story = { args: { name: '' } };

export const WithBadge: Story = { args: { badge: '/art/levels/3-earned.svg' } };
