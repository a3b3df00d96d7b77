import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordInput } from './text-input.tsx';

const meta: Meta<typeof PasswordInput> = {
  component: PasswordInput,
  args: { label: 'Password', autoComplete: 'off' },
};

export default meta;

type Story = StoryObj<typeof PasswordInput>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'Magpie@2026' } };

export const WithProblem: Story = {
  args: { defaultValue: 'magpie', error: 'At least 8 characters, with a capital letter and a figure.' },
};

export const Disabled: Story = { args: { disabled: true } };
