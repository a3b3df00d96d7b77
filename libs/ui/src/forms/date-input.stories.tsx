import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Kept } from '../testing/kept.tsx';
import { DateInput } from './date-input.tsx';

const meta: Meta<typeof DateInput> = {
  component: DateInput,
  args: { label: 'Date of birth', value: '', today: '2026-11-21' },
  render: (args) => (
    <Kept start={args.value}>
      {(value, keep) => <DateInput {...args} value={value} onValueChange={keep} />}
    </Kept>
  ),
};

export default meta;

type Story = StoryObj<typeof DateInput>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: '04/12/1990' } };

export const CalendarOpen: Story = {
  args: { value: '04/12/1990' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open calendar' }));
  },
};

export const WithProblem: Story = {
  args: { value: '04/12/2015', error: 'You must be at least 18 years old.' },
};

export const Disabled: Story = { args: { value: '04/12/1990', disabled: true } };
