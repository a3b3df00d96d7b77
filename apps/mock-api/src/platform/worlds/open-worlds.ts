import type { RegistryOptions } from './registry-options.ts';
import { FileWorldRegistry } from './registry.ts';
import type { WorldRegistry } from './types.ts';

/** Opens the worlds of a data folder, or of the database that is named instead. @throws DatabaseUnavailable */
export async function openWorlds(options: RegistryOptions): Promise<WorldRegistry> {
  const { databaseUrl } = options;
  if (databaseUrl === undefined) return FileWorldRegistry.open(options);
  // Whoever has no such database need not wait for its client.
  const { SchemaWorldRegistry } = await import('./schema-registry.ts');
  return SchemaWorldRegistry.open(databaseUrl, options);
}
