export { openWorlds } from './registry.ts';
export type { RegistryOptions } from './registry.ts';
export { readState } from './state.ts';
export type { CreateWorld, Seed, Unit, World, WorldRegistry, WorldSnapshot } from './types.ts';
