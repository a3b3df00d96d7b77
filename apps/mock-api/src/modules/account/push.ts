import type { Unit } from '../../platform/worlds/index.ts';
import { memberUpdatedBody } from './model.ts';
import { memberRow } from './store.ts';

/** Pushes memberUpdated with what the account holds within the unit. */
export async function emitMemberUpdated(unit: Unit, memberId: string): Promise<void> {
  const body = memberUpdatedBody(await memberRow(unit.db, memberId));
  unit.emit({ name: 'memberUpdated', memberId, payload: { id: memberId, body } });
}
