import { randomBytes } from 'node:crypto';
import { hashPassword } from '#platform/auth/index.ts';
import type { MemberStatus, UserKind } from '#platform/store/contract-types.ts';
import type { World } from '#platform/worlds/index.ts';

/** Password of every test member. */
export const PASSWORD = 'Magpie@2026';

/** A member put into a world. */
export interface TestMember {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly mobileNumber: string;
}

/** Tests log in thousands of times; what a login shows does not depend on what its password costs. */
const CHEAP = { memoryKib: 64, passes: 1 };

let hash: Promise<string> | undefined;
let count = 0;

/** The hash of {@link PASSWORD}, cheap to verify. */
export const cheapHash = (): Promise<string> => (hash ??= hashPassword(PASSWORD, randomBytes(16), CHEAP));

/** Adds an ENABLED member with an e-mail address, a username and a mobile number of their own. */
export async function addMember(
  world: World,
  change: { status?: MemberStatus; kind?: UserKind } = {},
): Promise<TestMember> {
  const passwordHash = await cheapHash();
  count += 1;
  const email = `member${count}@magpie.test`;
  const username = `member-${count}`;
  const mobileNumber = `+6140000${String(count).padStart(4, '0')}`;
  return world.write(async (unit) => {
    const id = unit.timelessId('mem');
    const names = { email, username, mobileNumber };
    const createdAt = unit.now.getTime();
    await unit.db
      .insertInto('members')
      .values({ id, ...names, passwordHash, createdAt, ...change })
      .execute();
    return { id, email, username, mobileNumber };
  });
}
