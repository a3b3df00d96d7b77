import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kept } from '../testing/kept.tsx';
import { SearchInput } from './search-input.tsx';

const meta: Meta<typeof SearchInput> = {
  component: SearchInput,
  args: { label: 'Search games', placeholder: 'Search games', value: '' },
  render: (args) => (
    <Kept start={args.value}>
      {(value, keep) => <SearchInput {...args} value={value} onValueChange={keep} />}
    </Kept>
  ),
};

export default meta;

type Story = StoryObj<typeof SearchInput>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: 'dingo' } };

export const Disabled: Story = { args: { disabled: true } };
