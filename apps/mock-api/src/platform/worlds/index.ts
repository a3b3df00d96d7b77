export { DatabaseUnavailable, isConnectionLost } from './database-unavailable.ts';
export { openWorlds } from './open-worlds.ts';
export type { RegistryOptions } from './registry-options.ts';
export { WorldNotFound } from './errors.ts';
export { readState } from './state.ts';
export type { FieldDifference, RowDifference, WorldDifference } from './compare.ts';
export type { WorldFileHeader } from './world-file.ts';
export type {
  CopyWorld,
  CreateWorld,
  ExportedWorld,
  KeptMoment,
  Seed,
  Unit,
  World,
  WorldOrSnapshot,
  WorldRegistry,
  WorldSnapshot,
} from './types.ts';
export { outside } from './inside.ts';
