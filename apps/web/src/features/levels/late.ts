export { LevelWatch } from './level-watch.ts';
export { useLevelRewards } from './open-level-rewards.tsx';
