import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kept } from '../testing/kept.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const meta: Meta<typeof ThemeSwitch> = {
  component: ThemeSwitch,
  args: { value: 'dark' },
  render: ({ value: start }) => (
    <Kept start={start}>{(value, keep) => <ThemeSwitch value={value} onChange={keep} />}</Kept>
  ),
};

export default meta;

type Story = StoryObj<typeof ThemeSwitch>;

export const Dark: Story = {};

export const Light: Story = { args: { value: 'light' } };
