import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kept } from '../testing/kept.tsx';
import { CodeInput } from './code-input.tsx';

const meta: Meta<typeof CodeInput> = {
  component: CodeInput,
  args: { label: 'Code', value: '', hint: 'We sent it to +61 412 345 678.' },
  render: (args) => (
    <Kept start={args.value}>
      {(value, keep) => <CodeInput {...args} value={value} onValueChange={keep} />}
    </Kept>
  ),
};

export default meta;

type Story = StoryObj<typeof CodeInput>;

export const Empty: Story = {};

export const HalfWay: Story = { args: { value: '402' } };

export const Letters: Story = { args: { kind: 'text', length: 8, value: 'MAGPIE' } };

export const WithProblem: Story = { args: { value: '402913', error: 'That code is not right.' } };

export const Disabled: Story = { args: { value: '402913', disabled: true } };
