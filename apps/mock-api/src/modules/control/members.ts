import { controlReasons, decideMember } from '@magpie/domain/control';
import { endMemberSessions, removeMemberSessions } from '#platform/auth/index.ts';
import type { Given } from '#platform/filters/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import { jsonText } from '#platform/store/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import {
  changeMemberRow,
  emitMemberUpdated,
  memberByIdOrEmail,
  memberLabels,
  memberRow,
  memberUpdatedBody,
  setLabels,
} from '../account/index.ts';
import type { MemberRow } from '../account/index.ts';

/** The member of that e-mail address or id. @throws Refusal NOT_FOUND */
export async function findMember(db: Reader, member: string): Promise<MemberRow> {
  const row = await memberByIdOrEmail(db, member);
  const decision = decideMember(member, row);
  if (!decision.allowed) throw refusalOf(controlReasons, decision);
  return decision.plan;
}

const flags = [
  'verified',
  'mobileNumberVerified',
  'depositBlocked',
  'withdrawalBlocked',
  'nameUpdateRequired',
  'dateOfBirthUpdateRequired',
] as const;

export interface MemberChanges extends Partial<Readonly<Record<(typeof flags)[number], Given<boolean>>>> {
  readonly status?: Given<MemberRow['status']>;
  /** Names of all labels that they are to have. */
  readonly labels?: Given<readonly string[]>;
}

function changedColumns(changes: MemberChanges): Record<string, string | number> {
  const given = flags.flatMap((flag) => {
    const value = changes[flag];
    return value == null ? [] : [[flag, value] as const];
  });
  return { ...Object.fromEntries(given), ...(changes.status == null ? {} : { status: changes.status }) };
}

/** Gives a member other labels; false when they have these already. */
async function relabel(unit: Unit, id: string, names: readonly string[]): Promise<boolean> {
  const had = (await memberLabels(unit.db, id)).map(({ name }) => name);
  const wanted = [...new Set(names)].sort();
  if (jsonText(had) === jsonText(wanted)) return false;
  await setLabels(
    unit.db,
    id,
    wanted.map((name) => ({ id: unit.id('lbl'), name })),
  );
  return true;
}

/** Changes a member within a unit, and answers whether memberUpdated tells of it. */
export async function changeWithin(unit: Unit, before: MemberRow, changes: MemberChanges): Promise<boolean> {
  const { id } = before;
  const columns = changedColumns(changes);
  if (Object.keys(columns).length > 0) await changeMemberRow(unit.db, id, columns);
  const memberLabelUpdated = changes.labels != null && (await relabel(unit, id, changes.labels));
  const row = await memberRow(unit.db, id);
  const told = memberLabelUpdated || jsonText(memberUpdatedBody(row)) !== jsonText(memberUpdatedBody(before));
  if (told) await emitMemberUpdated(unit, id, { memberLabelUpdated });
  if (row.status !== 'ENABLED') await endMemberSessions(unit, id, 'STATUS');
  return told;
}

/**
 * Changes a member, and pushes memberUpdated when what that push carries changes. A status other than ENABLED ends their
 * sessions (SESS-40).
 * @throws Refusal NOT_FOUND
 */
export async function changeMember(world: World, member: string, changes: MemberChanges): Promise<MemberRow> {
  return world.write(async (unit) => {
    const before = await findMember(unit.db, member);
    await changeWithin(unit, before, changes);
    return memberRow(unit.db, before.id);
  });
}

export type SessionEnding = 'ENDED' | 'REMOVED' | 'REPLACED' | 'EXPIRED';

/** Ends a member's live sessions and answers how many there were. @throws Refusal NOT_FOUND */
export async function endSessions(world: World, member: string, ending: SessionEnding): Promise<number> {
  return world.write(async (unit) => {
    const { id } = await findMember(unit.db, member);
    if (ending === 'REMOVED') return removeMemberSessions(unit, id);
    // A session that ended for its member's status answers ACCESS_TOKEN_EXPIRED, as one that is past its time does.
    return endMemberSessions(unit, id, ending === 'EXPIRED' ? 'STATUS' : ending);
  });
}
