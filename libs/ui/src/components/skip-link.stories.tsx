import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './visually-hidden.tsx';

const meta: Meta<typeof SkipLink> = {
  component: SkipLink,
  args: { href: '#main', children: 'Skip to content' },
};

export default meta;

type Story = StoryObj<typeof SkipLink>;

export const Focused: Story = {
  play: ({ canvasElement }) => {
    canvasElement.querySelector('a')?.focus();
  },
};
