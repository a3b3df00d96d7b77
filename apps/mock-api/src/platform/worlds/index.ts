export {
  InvalidWorldName,
  NestedWrite,
  SnapshotNotFound,
  WorldClosed,
  WorldExists,
  WorldNotFound,
} from './errors.ts';
export { openWorlds } from './registry.ts';
export type { RegistryOptions } from './registry.ts';
export { TEMPLATE_NOW } from './template.ts';
export type { CreateWorld, Seed, Unit, World, WorldRegistry, WorldSnapshot } from './types.ts';
