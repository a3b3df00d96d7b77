import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye } from 'lucide-react';
import { Icon } from '../components/icon.tsx';
import { InputBox } from '../components/input-box.tsx';
import { AffixButton } from './affix-button.tsx';

const meta: Meta<typeof AffixButton> = {
  component: AffixButton,
  args: { label: 'Show password', children: <Icon of={Eye} /> },
  render: (args) => (
    <InputBox>
      <input aria-label="Password" type="password" defaultValue="Magpie@2026" />
      <AffixButton {...args} />
    </InputBox>
  ),
};

export default meta;

type Story = StoryObj<typeof AffixButton>;

export const InBox: Story = {};

export const Disabled: Story = { args: { disabled: true } };
