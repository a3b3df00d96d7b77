import type { Meta, StoryObj } from '@storybook/react-vite';
import { GameGrid } from './game-grid.tsx';
import { GameTile } from './game-tile.tsx';

const names = ['Moonlit Dingo', 'Wattle Fortune', 'Reef Raiders', 'Iron Outlaw', 'Opal Fever', 'Queen Bee'];

const tiles = names.map((name) => (
  <GameTile key={name} name={name} provider="Saltbush" tone="#3a4466" image={undefined} />
));

const meta: Meta<typeof GameGrid> = { component: GameGrid, args: { label: 'Games', children: tiles } };

export default meta;

type Story = StoryObj<typeof GameGrid>;

export const ByWidth: Story = {};

export const ThreeColumns: Story = { args: { columns: 3 } };

export const MoreComing: Story = { args: { skeletons: 6 } };

export const Entering: Story = { args: { entering: true } };

export const Loading: Story = { args: { children: undefined, skeletons: 12 } };
