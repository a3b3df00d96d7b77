import type { Meta, StoryObj } from '@storybook/react-vite';
import { InputBox } from '../components/input-box.tsx';
import { Field } from './field.tsx';

const meta: Meta<typeof Field> = {
  component: Field,
  args: {
    label: 'Postcode',
    children: (control) => (
      <InputBox>
        <input {...control} defaultValue="2000" />
      </InputBox>
    ),
  },
};

export default meta;

type Story = StoryObj<typeof Field>;

export const Bare: Story = {};

export const WithHint: Story = { args: { hint: 'Four figures' } };

export const Optional: Story = { args: { optional: true } };

export const WithProblem: Story = { args: { error: 'A postcode has four figures.' } };

export const Disabled: Story = { args: { disabled: true } };
