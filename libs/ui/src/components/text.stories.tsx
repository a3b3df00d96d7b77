import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './text.tsx';

const meta: Meta<typeof Text> = {
  component: Text,
  args: { children: 'The money comes as a bonus to be activated.' },
};

export default meta;

type Story = StoryObj<typeof Text>;

export const Medium: Story = {};

export const Large: Story = { args: { size: 'body.lg' } };

export const Small: Story = { args: { size: 'body.sm' } };

export const Label: Story = { args: { size: 'label' } };

export const Caption: Story = { args: { size: 'caption' } };

export const Muted: Story = { args: { tone: 'muted' } };

export const Subtle: Story = { args: { tone: 'subtle' } };
