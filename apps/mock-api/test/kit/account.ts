import { houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { LedgerWallet } from '#platform/ledger/index.ts';
import type { World } from '#platform/worlds/index.ts';
import type { GraphQLAnswer, TestMember, TestPlatform } from './index.ts';
import { callGraphQL, startTestPlatform } from './index.ts';
import { loggedInMember } from './new-worlds.ts';
import { configModule } from '#modules/config/index.ts';
import { sessionModule } from '#modules/session/index.ts';
import { supportModule } from '#modules/support/index.ts';
import { walletsModule } from '#modules/wallets/index.ts';
import { accountModule } from '#modules/account/index.ts';

/** A home address. */
export const HOME = {
  country: 'AU',
  postCode: '2042',
  locality: 'Newtown',
  street: '14 Banksia Street',
  stateDistrict: 'New South Wales',
};

/** Gives a member whatever a deposit asks of a profile (PROF-17). */
export async function completeProfile(world: World, memberId: string): Promise<void> {
  await world.write(({ db }) =>
    db
      .updateTable('members')
      .set({
        firstName: 'Jack',
        lastName: 'Boyd',
        dateOfBirth: '1994-08-02',
        addressCountry: HOME.country,
        addressPostCode: HOME.postCode,
        addressLocality: HOME.locality,
        addressStreet: HOME.street,
        addressStateDistrict: HOME.stateDistrict,
      })
      .where('id', '=', memberId)
      .execute(),
  );
}

/** Fields of `me` that a form edits. */
export const PROFILE = `firstName lastName dateOfBirth address { country postCode locality street stateDistrict }
  activeCurrency { code } nameUpdateRequired dateOfBirthUpdateRequired`;

/** A platform of the areas that an account is made of. */
export function startAccountPlatform(): Promise<TestPlatform> {
  return startTestPlatform({
    modules: [accountModule, sessionModule, configModule, supportModule, walletsModule],
  });
}

/** A platform that people sign up, log in and reset their passwords at. */
export function startSignUpPlatform(): Promise<TestPlatform> {
  return startTestPlatform({ modules: [accountModule, sessionModule, configModule] });
}

/** A new member, who still has to enter name and birthday, in a world of their own at noon of 5 January 2026 in Sydney. */
export async function signedIn(
  platform: TestPlatform,
): Promise<{ world: World; member: TestMember; token: string }> {
  const { world, member, token } = await loggedInMember(platform);
  await world.write(({ db }) =>
    db
      .updateTable('members')
      .set({ nameUpdateRequired: true, dateOfBirthUpdateRequired: true })
      .where('id', '=', member.id)
      .execute(),
  );
  return { world, member, token };
}

/** What `me` answers for these fields. */
export async function me(
  platform: TestPlatform,
  world: World,
  token: string,
  fields: string,
): Promise<unknown> {
  return (await callGraphQL(platform, world, { query: `{ me { ${fields} } }`, token })).data?.['me'];
}

/** Changes the account. */
export function update(
  platform: TestPlatform,
  world: World,
  token: string,
  input: Record<string, unknown>,
): Promise<GraphQLAnswer> {
  const query = 'mutation Update($input: UpdateMeInput!) { updateMe(input: $input) { id } }';
  return callGraphQL(platform, world, { query, variables: { input }, token });
}

/** Credits a wallet. */
export async function credit(
  world: World,
  memberId: string,
  wallet: LedgerWallet,
  { currency, amount }: { readonly currency: string; readonly amount: bigint },
): Promise<void> {
  await world.write((unit) =>
    unit.post({
      key: `test:${memberId}:${wallet}:${currency}`,
      type: 'SYSTEM_CREDIT',
      memberId,
      postings: [
        { account: houseAccount('OPENING', currency), amount: -amount },
        { account: memberAccount(memberId, wallet, currency), amount },
      ],
      details: { name: 'Credit' },
    }),
  );
}
