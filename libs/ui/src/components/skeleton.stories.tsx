import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

const meta: Meta<typeof Skeleton> = { component: Skeleton, args: { display: 'block' } };

export default meta;

type Story = StoryObj<typeof Skeleton>;

export const Line: Story = { args: { width: '40', height: '5' } };

export const Card: Story = { args: { height: '55', borderRadius: 'lg' } };
