import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calendar } from 'lucide-react';
import { Icon } from './icon.tsx';
import { InputBox } from './input-box.tsx';

const box = (input: { readonly invalid?: boolean; readonly disabled?: boolean }) => (
  <>
    <Icon of={Calendar} />
    <input
      aria-label="Date"
      defaultValue="11/21/2026"
      disabled={input.disabled ?? false}
      aria-invalid={input.invalid ?? false}
    />
  </>
);

const meta: Meta<typeof InputBox> = { component: InputBox, args: { children: box({}) } };

export default meta;

type Story = StoryObj<typeof InputBox>;

export const Filled: Story = {};

export const ForAmounts: Story = { args: { size: 'amount' } };

export const Invalid: Story = { args: { children: box({ invalid: true }) } };

export const Disabled: Story = { args: { children: box({ disabled: true }) } };
