import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta: Meta<typeof EmptyState> = {
  component: EmptyState,
  args: { title: 'No messages', children: 'What we have to tell you\ncomes here.' },
};

export default meta;

type Story = StoryObj<typeof EmptyState>;

export const Words: Story = {};

export const TitleOnly: Story = { args: { children: undefined } };

export const WithPicture: Story = { args: { spot: 'inbox' } };

export const WithAction: Story = {
  args: {
    spot: 'no-promos',
    title: 'No Active Promo',
    children: 'A promo that you take is here while it runs, with how far you are.',
    action: <Button>See promotions</Button>,
  },
};
