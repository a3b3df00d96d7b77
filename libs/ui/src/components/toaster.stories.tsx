import type { Meta, StoryObj } from '@storybook/react-vite';
import { createToasterStore, type ToastMessage } from './toaster-store.ts';
import { Toaster } from './toaster.tsx';

const showing = (message: Omit<ToastMessage, 'duration'>) => {
  const store = createToasterStore();
  store.show({ ...message, duration: 3_600_000 });
  return { store };
};

const meta: Meta<typeof Toaster> = { component: Toaster };

export default meta;

type Story = StoryObj<typeof Toaster>;

export const Success: Story = { args: showing({ tone: 'success', title: 'Your settings were saved' }) };

export const Information: Story = {
  args: showing({ tone: 'info', title: 'A withdrawal is on its way', description: 'A$250.00 to your bank.' }),
};

export const Warning: Story = {
  args: showing({
    tone: 'warning',
    title: 'Your session ends soon',
    description: 'Press to stay logged in.',
  }),
};

export const Danger: Story = {
  args: showing({ tone: 'danger', title: 'Deposit failed', description: 'The bank refused the payment.' }),
};
