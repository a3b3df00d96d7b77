import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta: Meta<typeof ConfirmDialog> = {
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Cancel Bonus?',
    children: 'You lose A$25.00 of bonus money and 4 free spins.',
    confirmLabel: 'Cancel Bonus',
    cancelLabel: 'Keep it',
    onConfirm: fn(),
    onCancel: fn(),
  },
};

export default meta;

type Story = StoryObj<typeof ConfirmDialog>;

export const Danger: Story = { args: { tone: 'danger' } };

export const Inverse: Story = {
  args: {
    title: 'Log out everywhere?',
    children: 'You stay logged in on this device.',
    confirmLabel: 'Log out',
    cancelLabel: 'Cancel',
  },
};

export const Busy: Story = { args: { tone: 'danger', busy: true } };
