import type { Unit } from '#platform/worlds/index.ts';
import { memberUpdatedBody } from './model.ts';
import type { MemberNews } from './model.ts';
import { memberRow } from './store/index.ts';

/**
 * Pushes memberUpdated with what the account holds within the unit.
 * @param news what has just happened, which no later push repeats
 */
export async function emitMemberUpdated(unit: Unit, memberId: string, news: MemberNews = {}): Promise<void> {
  const body = memberUpdatedBody(await memberRow(unit.db, memberId), news);
  unit.emit({ name: 'memberUpdated', memberId, payload: { id: memberId, body } });
}
