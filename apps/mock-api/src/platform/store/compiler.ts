import { SqliteQueryCompiler, ValueNode } from 'kysely';
import type { LimitNode } from 'kysely';
import { inSql } from './names.ts';

const names = new Map<string, string>();

/** Stands in a query for a value that is given when it runs. */
export class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/*
 * SQLite plans a statement anew each time it runs when a parameter could have changed the plan, as that of a limit or of a
 * column of a partial index could, which takes ten times as long as to look up a row. What is known goes into the text.
 */

/**
 * Writes names as SQL has them (`member_id` for `memberId`). The plugin of Kysely that does the same copies each query
 * and each row, which was a tenth of the time of a round.
 */
export class NamingCompiler extends SqliteQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    const known = names.get(identifier);
    if (known !== undefined) return known;
    const name = super.sanitizeIdentifier(inSql(identifier));
    names.set(identifier, name);
    return name;
  }

  protected override visitLimit(node: LimitNode): void {
    if (!ValueNode.is(node.limit)) {
      super.visitLimit(node);
      return;
    }
    this.append('limit ');
    this.appendImmediateValue(node.limit.value);
  }
}

/** Writes all constants of a query into its text, and leaves only what is given when it runs. */
export class ConstantsCompiler extends NamingCompiler {
  protected override appendValue(value: unknown): void {
    if (value instanceof Slot) super.appendValue(value);
    // Flags are 0 or 1, which PostgreSQL would not compare with a boolean.
    else this.appendImmediateValue(typeof value === 'boolean' ? Number(value) : value);
  }
}
