import type { Meta, StoryObj } from '@storybook/react-vite';
import { Loader } from './loader.tsx';

const meta: Meta<typeof Loader> = {
  component: Loader,
  args: { percent: 42, label: 'Loading Moonlit Dingo', text: 'Connecting to the game server' },
};

export default meta;

type Story = StoryObj<typeof Loader>;

export const Started: Story = { args: { percent: 0 } };

export const HalfWay: Story = {};

export const Done: Story = { args: { percent: 100, text: 'Ready' } };

export const WithCover: Story = { args: { image: '/art/games/moonlit-dingo.svg' } };
