import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorState } from './empty-state.tsx';

const meta: Meta<typeof ErrorState> = { component: ErrorState };

export default meta;

type Story = StoryObj<typeof ErrorState>;

export const Final: Story = {};

export const WithRetry: Story = { args: { onRetry: fn() } };

export const Retrying: Story = { args: { onRetry: fn(), retrying: true } };

export const WithReference: Story = { args: { onRetry: fn(), reference: 'MP-4F2A-91C7' } };

export const OtherWords: Story = {
  args: { title: 'The round did not open', children: 'The provider keeps rounds for 30 days.' },
};
