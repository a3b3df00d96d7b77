import { controlReasons, decideMember } from '@magpie/domain/control';
import { endMemberSessions, removeMemberSessions } from '#platform/auth/index.ts';
import type { Given } from '#platform/filters/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import { jsonText } from '#platform/store/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { changeMemberRow, memberByIdOrEmail, memberRow, memberUpdatedBody } from '../account/index.ts';
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
}

function changedColumns(changes: MemberChanges): Record<string, string | number> {
  const given = flags.flatMap((flag) => {
    const value = changes[flag];
    return value == null ? [] : [[flag, value] as const];
  });
  return { ...Object.fromEntries(given), ...(changes.status == null ? {} : { status: changes.status }) };
}

/**
 * Changes a member, and pushes memberUpdated when what that push carries changes. A status other than ENABLED ends their
 * sessions (SESS-40).
 * @throws Refusal NOT_FOUND
 */
export async function changeMember(world: World, member: string, changes: MemberChanges): Promise<MemberRow> {
  return world.write(async (unit) => {
    const before = await findMember(unit.db, member);
    const { id } = before;
    await changeMemberRow(unit.db, id, changedColumns(changes));
    const row = await memberRow(unit.db, id);
    const body = memberUpdatedBody(row);
    if (jsonText(body) !== jsonText(memberUpdatedBody(before))) {
      unit.emit({ name: 'memberUpdated', memberId: id, payload: { id, body } });
    }
    if (row.status !== 'ENABLED') await endMemberSessions(unit, id, 'STATUS');
    return row;
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
