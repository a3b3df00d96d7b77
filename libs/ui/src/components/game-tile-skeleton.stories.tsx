import type { Meta, StoryObj } from '@storybook/react-vite';
import { inGameGrid } from '../testing/in-game-grid.tsx';
import { GameTileSkeleton } from './game-tile.tsx';

const meta: Meta<typeof GameTileSkeleton> = {
  component: GameTileSkeleton,
  decorators: [inGameGrid],
};

export default meta;

export const Loading: StoryObj<typeof GameTileSkeleton> = {};
