export { consumableKinds, expiryChip, isActivatable } from './bonuses.ts';
export type { ConsumableKind } from './bonuses.ts';
