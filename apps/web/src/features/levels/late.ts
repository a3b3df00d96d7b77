export { LevelWatch } from './level-watch.ts';
