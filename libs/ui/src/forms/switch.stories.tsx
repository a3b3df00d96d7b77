import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kept } from '../testing/kept.tsx';
import { Switch } from './switch.tsx';

const meta: Meta<typeof Switch> = {
  component: Switch,
  args: { label: 'Hide zero balances', checked: false },
  render: (args) => (
    <Kept start={args.checked}>
      {(checked, keep) => <Switch {...args} checked={checked} onChange={keep} />}
    </Kept>
  ),
};

export default meta;

type Story = StoryObj<typeof Switch>;

export const Off: Story = {};

export const On: Story = { args: { checked: true } };

export const Busy: Story = { args: { checked: true, busy: true } };

export const Disabled: Story = { args: { disabled: true } };
