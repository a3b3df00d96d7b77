import type { ColumnType } from 'kysely';

/** A moment: milliseconds since 1970-01-01T00:00Z. Columns of this type end in `_at`. */
export type EpochMs = number;

/**
 * An amount in the currency's minor unit (2 decimals fiat, 8 crypto). Columns of this type end in `_minor`;
 * the store reads every such column, and every alias that ends so, as an exact bigint.
 */
export type MinorUnits = bigint;

export type Sequence = ColumnType<number, never, never>;

export type Derived<T> = ColumnType<T, never, never>;

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: JsonValue;
}

export type JsonText = string;
