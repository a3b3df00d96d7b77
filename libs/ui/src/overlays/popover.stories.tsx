import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/button.tsx';
import { Text } from '../components/text.tsx';
import { Kept } from '../testing/kept.tsx';
import { Popover } from './popover.tsx';

const meta: Meta<typeof Popover> = {
  component: Popover,
  args: {
    label: 'Wallet',
    placement: 'bottom-start',
    trigger: <Button>AUD 1,234.50</Button>,
    children: <Text p="5">A$1,204.00 can be withdrawn</Text>,
  },
  render: (args) => (
    <Kept<boolean> start>{(open, keep) => <Popover {...args} open={open} onOpenChange={keep} />}</Kept>
  ),
};

export default meta;

type Story = StoryObj<typeof Popover>;

const rows = Array.from({ length: 24 }, (_, index) => (
  <Text key={index} px="5" py="2">
    Message {index + 1}
  </Text>
));

export const Medium: Story = {};

export const Small: Story = { args: { size: 'sm' } };

export const List: Story = { args: { size: 'list', children: rows } };

export const ListOnMobile: Story = { args: { size: 'mobileList', children: rows } };
