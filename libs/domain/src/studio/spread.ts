import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import type { Json } from './model.ts';

export interface FieldStake<Field> {
  readonly field: Field;
  readonly stake: Minor;
}

const maximumParts = 1_000_000;

const isRecord = (choice: Json): choice is Readonly<Record<string, Json>> =>
  typeof choice === 'object' && choice !== null && !Array.isArray(choice);

const isParts = (value: Json): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= maximumParts;

/**
 * A stake that is spread over the fields of a table: `{ "red": 3, "straight-17": 1 }` puts three quarters of it on red. Null for
 * a field that the table does not have, for no field at all, and for a stake that cannot be shared so.
 */
export function spreadOver<Field>(
  fields: ReadonlyMap<string, Field>,
  { stake, choice }: { readonly stake: Minor; readonly choice: Json },
): readonly FieldStake<Field>[] | null {
  if (!isRecord(choice)) return null;
  const parts = Object.entries(choice);
  const whole = parts.reduce((sum, [, value]) => sum + (isParts(value) ? value : Number.NaN), 0);
  if (!(whole > 0) || stake % BigInt(whole) !== 0n) return null;
  const unit = stake / BigInt(whole);
  const spread: FieldStake<Field>[] = [];
  for (const [id, value] of parts) {
    const field = fields.get(id);
    if (field === undefined || !isParts(value)) return null;
    spread.push({ field, stake: money.of(unit * BigInt(value)) });
  }
  return spread;
}
