import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info } from 'lucide-react';
import { userEvent, within } from 'storybook/test';
import { IconButton } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { Tooltip } from './tooltip.tsx';

const meta: Meta<typeof Tooltip> = {
  component: Tooltip,
  args: {
    content: 'Stakes of free spins do not count.',
    children: (
      <IconButton label="What counts">
        <Icon of={Info} />
      </IconButton>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button'));
  },
};

export default meta;

type Story = StoryObj<typeof Tooltip>;

export const Top: Story = {};

export const Right: Story = { args: { placement: 'right' } };

export const Bottom: Story = { args: { placement: 'bottom' } };
