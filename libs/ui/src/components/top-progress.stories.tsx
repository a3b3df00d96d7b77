import type { Meta, StoryObj } from '@storybook/react-vite';
import { TopProgress } from './progress.tsx';

const meta: Meta<typeof TopProgress> = { component: TopProgress, args: { active: true } };

export default meta;

type Story = StoryObj<typeof TopProgress>;

export const Creeping: Story = {};

export const Known: Story = { args: { percent: 60 } };
