import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../components/chip.tsx';
import { Kept } from '../testing/kept.tsx';
import { AmountInput } from './amount-input.tsx';

const meta: Meta<typeof AmountInput> = {
  component: AmountInput,
  args: { label: 'Amount', symbol: 'A$', value: '', hint: 'From A$10.00 to A$5,000.00' },
  render: (args) => (
    <Kept start={args.value}>
      {(value, keep) => <AmountInput {...args} value={value} onValueChange={keep} />}
    </Kept>
  ),
};

export default meta;

type Story = StoryObj<typeof AmountInput>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: '50.00' } };

export const OrdinarySize: Story = { args: { size: 'md', value: '50.00' } };

export const WithQuickAmounts: Story = {
  args: {
    below: (
      <span>
        <Chip shape="square">A$20</Chip> <Chip shape="square">A$50</Chip> <Chip shape="square">A$100</Chip>
      </span>
    ),
  },
};

export const Crypto: Story = { args: { symbol: '₿', decimals: 8, value: '0.00125', hint: undefined } };

export const WithProblem: Story = { args: { value: '5.00', error: 'The least you can deposit is A$10.00.' } };

export const Disabled: Story = { args: { value: '50.00', disabled: true } };
