import type { Decorator } from '@storybook/react-vite';
import { GameGrid } from '../components/game-grid.tsx';

/** Puts a tile of the workbench where the app has it. */
export const inGameGrid: Decorator = (Story) => (
  <GameGrid label="Games">
    <Story />
  </GameGrid>
);
