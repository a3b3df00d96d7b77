export { openWorlds } from './registry.ts';
export type { RegistryOptions } from './registry.ts';
export { readState } from './state.ts';
export type { FieldDifference, RowDifference, WorldDifference } from './compare.ts';
export type { WorldFileHeader } from './world-file.ts';
export type {
  CopyWorld,
  CreateWorld,
  ExportedWorld,
  Seed,
  Unit,
  World,
  WorldOrSnapshot,
  WorldRegistry,
  WorldSnapshot,
} from './types.ts';
