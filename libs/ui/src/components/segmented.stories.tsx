import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bitcoin, Coins } from 'lucide-react';
import { Kept } from '../testing/kept.tsx';
import { Icon } from './icon.tsx';
import { Segmented } from './segmented.tsx';

const meta: Meta<typeof Segmented<string>> = {
  component: Segmented,
  args: {
    label: 'Currency type',
    value: 'ALL',
    options: [
      { value: 'ALL', label: 'All' },
      { value: 'FIAT', label: 'Fiat' },
      { value: 'CRYPTO', label: 'Crypto' },
    ],
  },
  render: (args) => (
    <Kept start={args.value}>{(value, keep) => <Segmented {...args} value={value} onChange={keep} />}</Kept>
  ),
};

export default meta;

type Story = StoryObj<typeof Segmented<string>>;

export const Words: Story = {};

export const Block: Story = { args: { block: true } };

export const WithIcons: Story = {
  args: {
    value: 'FIAT',
    options: [
      { value: 'FIAT', label: 'Fiat', icon: <Icon of={Coins} /> },
      { value: 'CRYPTO', label: 'Crypto', icon: <Icon of={Bitcoin} /> },
    ],
  },
};
