import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Select } from './select.tsx';

const meta: Meta<typeof Select> = {
  component: Select,
  args: {
    label: 'Currency',
    defaultValue: 'AUD',
    options: [
      { value: 'AUD', label: 'AUD, Australian Dollar', group: 'Fiat' },
      { value: 'NZD', label: 'NZD, New Zealand Dollar', group: 'Fiat' },
      { value: 'BTC', label: 'BTC, Bitcoin', group: 'Crypto', disabled: true },
    ],
    onChange: fn(),
  },
};

export default meta;

type Story = StoryObj<typeof Select>;

export const Chosen: Story = {};

export const WithPlaceholder: Story = { args: { defaultValue: '', placeholder: 'Choose a currency' } };

export const Loading: Story = { args: { loading: true, options: [] } };

export const Busy: Story = { args: { busy: true } };

export const WithProblem: Story = { args: { error: 'Please choose a currency.' } };

export const Disabled: Story = { args: { disabled: true } };
