import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './checkbox.tsx';

const meta: Meta<typeof Checkbox> = {
  component: Checkbox,
  args: { children: 'I am 18 or older and agree to the terms.' },
};

export default meta;

type Story = StoryObj<typeof Checkbox>;

export const Open: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const WithProblem: Story = { args: { error: 'Please agree to the terms.' } };

export const Busy: Story = { args: { busy: true, defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    children:
      'Send me offers by email, by SMS and in the messages of the site, until I say otherwise in my settings or follow the link at the end of each email.',
  },
};
