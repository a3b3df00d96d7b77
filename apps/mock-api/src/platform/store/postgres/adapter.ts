import { PostgresAdapter } from 'kysely';
import type { Memory } from '../memory.ts';

/** Leads from queries to what their connection remembers. */
export class SchemaAdapter extends PostgresAdapter {
  readonly memory: Memory;

  constructor(memory: Memory) {
    super();
    this.memory = memory;
  }
}
