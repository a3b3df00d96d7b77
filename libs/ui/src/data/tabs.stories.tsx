import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../components/text.tsx';
import { Kept } from '../testing/kept.tsx';
import { Tabs } from './tabs.tsx';

const tabs = (...labels: readonly string[]) =>
  labels.map((label) => ({ value: label.replaceAll(' ', '-'), label }));

const meta: Meta<typeof Tabs<string>> = {
  component: Tabs,
  args: {
    label: 'Bets',
    value: 'Settled-bets',
    items: tabs('Settled bets', 'Open bets'),
    children: <Text py="4">You have not placed any bets yet.</Text>,
  },
  render: (args) => (
    <Kept start={args.value}>{(value, keep) => <Tabs {...args} value={value} onChange={keep} />}</Kept>
  ),
};

export default meta;

type Story = StoryObj<typeof Tabs<string>>;

export const Two: Story = {};

export const MoreThanFit: Story = {
  args: {
    value: 'Deposits',
    items: tabs(
      'Personal details',
      'Verification',
      'Deposits',
      'Withdrawals',
      'Transaction history',
      'Betting history',
      'Active bonus',
      'Free spins',
      'Achievements',
      'Devices and logins',
    ),
  },
};
