import { alertRecipe } from './alert.ts';
import { buttonRecipe } from './button.ts';
import { chipRecipe } from './chip.ts';
import { emptyStateRecipe } from './empty-state.ts';
import { gameGridRecipe } from './game-grid.ts';
import { gameTileRecipe } from './game-tile.ts';
import { inputRecipe } from './input.ts';
import { skeletonRecipe } from './skeleton.ts';
import { toastRecipe } from './toast.ts';

/** Those of the components every first screen shows; the others travel with their components. */
export const recipes = {
  alert: alertRecipe,
  button: buttonRecipe,
  chip: chipRecipe,
  emptyState: emptyStateRecipe,
  gameGrid: gameGridRecipe,
  gameTile: gameTileRecipe,
  input: inputRecipe,
  skeleton: skeletonRecipe,
  toast: toastRecipe,
};
