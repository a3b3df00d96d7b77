import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './card.tsx';
import { Text } from './text.tsx';

const meta: Meta<typeof Card> = {
  component: Card,
  args: { children: <Text>No bonus waits for you at the moment.</Text> },
};

export default meta;

type Story = StoryObj<typeof Card>;

export const Bare: Story = {};

export const Padded: Story = { args: { padding: 'md' } };
