import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inGameGrid } from '../testing/in-game-grid.tsx';
import { GameTile } from './game-tile.tsx';

const meta: Meta<typeof GameTile> = {
  component: GameTile,
  args: {
    name: 'Moonlit Dingo',
    provider: 'Nightjar',
    image: '/art/games/moonlit-dingo.svg',
    tone: '#3a4466',
    eager: true,
    onSelect: fn(),
  },
  decorators: [inGameGrid],
};

export default meta;

type Story = StoryObj<typeof GameTile>;

export const Cover: Story = {};

export const AsLink: Story = { args: { href: '#moonlit-dingo' } };

export const WithoutCover: Story = { args: { image: undefined } };

export const CoverNotFound: Story = { args: { image: '/no-such-cover.svg' } };

export const WithNote: Story = { args: { note: 'Bets from your cash only' } };

export const CannotBePlayed: Story = { args: { disabledLabel: 'Not in your active promo' } };

export const LongName: Story = {
  args: {
    name: 'The Lighthouse Keeper and the Thousand Lanterns',
    provider: 'Southern Cross Gaming Company',
  },
};
