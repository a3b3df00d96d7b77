import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck } from 'lucide-react';
import { Icon } from '../components/icon.tsx';
import { Tag } from '../components/tag.tsx';
import { TextInput } from './text-input.tsx';

const meta: Meta<typeof TextInput> = {
  component: TextInput,
  args: { label: 'Email', type: 'email', autoComplete: 'off' },
};

export default meta;

type Story = StoryObj<typeof TextInput>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'mia@magpie.test' } };

export const WithHint: Story = { args: { hint: 'We send you a code to it.' } };

export const Optional: Story = { args: { optional: true } };

export const WithSuffix: Story = {
  args: {
    defaultValue: 'mia@magpie.test',
    suffix: (
      <Tag tone="success" icon={<Icon of={CircleCheck} />}>
        Verified
      </Tag>
    ),
  },
};

export const WithPrefix: Story = { args: { label: 'Telegram name', type: 'text', prefix: '@' } };

export const WithProblem: Story = {
  args: { defaultValue: 'mia@magpie', error: 'Please enter a whole email address, like name@example.com.' },
};

export const Disabled: Story = { args: { defaultValue: 'mia@magpie.test', disabled: true } };
