import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { Chip } from './chip.tsx';
import { Icon } from './icon.tsx';

const meta: Meta<typeof Chip> = { component: Chip, args: { children: 'Pokies', pressed: false } };

export default meta;

type Story = StoryObj<typeof Chip>;

export const NotPressed: Story = {};

export const Pressed: Story = { args: { pressed: true } };

export const WithIconAndCount: Story = {
  args: { children: 'Favourites', icon: <Icon of={Heart} />, count: 12 },
};

export const PressedWithCount: Story = { args: { pressed: true, count: '1,204' } };

export const Square: Story = { args: { shape: 'square', children: 'A$50' } };

export const Disabled: Story = { args: { disabled: true } };

export const CurrentLink: Story = {
  args: {
    asChild: true,
    children: (
      <a href="#table" aria-current="page">
        Table
      </a>
    ),
  },
};
