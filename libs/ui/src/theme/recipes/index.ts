import { alertRecipe } from './alert.ts';
import { amountRecipe } from './amount.ts';
import { avatarRecipe } from './avatar.ts';
import { buttonRecipe } from './button.ts';
import { cardRecipe } from './card.ts';
import { carouselRecipe } from './carousel.ts';
import { chipRecipe } from './chip.ts';
import { countRecipe } from './count.ts';
import { emptyStateRecipe } from './empty-state.ts';
import { gameGridRecipe } from './game-grid.ts';
import { gameTileRecipe } from './game-tile.ts';
import { inputRecipe } from './input.ts';
import { linkRecipe } from './link.ts';
import { loaderRecipe } from './loader.ts';
import { progressRecipe } from './progress.ts';
import { segmentedRecipe } from './segmented.ts';
import { skeletonRecipe } from './skeleton.ts';
import { tagRecipe } from './tag.ts';
import { toastRecipe } from './toast.ts';
import { topProgressRecipe } from './top-progress.ts';

/**
 * Recipes of the components every first screen shows. Those of dialogs and forms are not here: they travel with their
 * lazily loaded components.
 */
export const recipes = {
  alert: alertRecipe,
  amount: amountRecipe,
  avatar: avatarRecipe,
  button: buttonRecipe,
  card: cardRecipe,
  carousel: carouselRecipe,
  chip: chipRecipe,
  count: countRecipe,
  emptyState: emptyStateRecipe,
  gameGrid: gameGridRecipe,
  gameTile: gameTileRecipe,
  input: inputRecipe,
  link: linkRecipe,
  loader: loaderRecipe,
  progress: progressRecipe,
  segmented: segmentedRecipe,
  skeleton: skeletonRecipe,
  tag: tagRecipe,
  toast: toastRecipe,
  topProgress: topProgressRecipe,
};
