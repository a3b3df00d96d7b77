import type { Meta, StoryObj } from '@storybook/react-vite';
import { Count } from './tag.tsx';

const meta: Meta<typeof Count> = { component: Count, args: { value: 3, label: '3 unread' } };

export default meta;

type Story = StoryObj<typeof Count>;

export const Few: Story = {};

export const MoreThanFit: Story = { args: { value: 140, label: '140 unread' } };

export const OwnMost: Story = { args: { value: 14, max: 9, label: '14 rewards' } };
