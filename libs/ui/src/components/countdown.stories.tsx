import type { Meta, StoryObj } from '@storybook/react-vite';
import { Countdown } from './countdown.tsx';

const meta: Meta<typeof Countdown> = { component: Countdown, args: { label: 'Time left', seconds: 118 } };

export default meta;

type Story = StoryObj<typeof Countdown>;

export const Minutes: Story = {};

export const Hours: Story = { args: { seconds: 3_723 } };

export const Days: Story = { args: { seconds: 176_523 } };

export const Over: Story = { args: { seconds: 0 } };

export const Long: Story = { args: { seconds: 176_523, format: 'long' } };
