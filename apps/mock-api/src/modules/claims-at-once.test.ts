import { expect, it } from 'vitest';
import { audit } from '#platform/ledger/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { CLAIM } from '#test/kit/cashbacks.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const TIMES = 20;

const platform = platformForFile(startSeededPlatform);

/** What is given once: by its name, whose it is, and what each press of its button asks for. */
const claims: readonly {
  readonly what: string;
  readonly name: string;
  readonly press: (person: SeededPerson) => ReturnType<SeededPerson['main']>;
  readonly given: { readonly bonuses: number; readonly experience: number; readonly entries: number };
}[] = [
  {
    what: 'the reward of a level',
    name: 'mia',
    press: ({ main }) => main('mutation { claimLevelReward(level: 3) { state } }'),
    given: { bonuses: 1, experience: 0, entries: 0 },
  },
  {
    what: 'the experience of a badge',
    name: 'mia',
    press: ({ main }) =>
      main('mutation { claimAchievementReward(achievement: "ach_regularplayer", badgeLevel: 3) { id } }'),
    given: { bonuses: 0, experience: 1, entries: 0 },
  },
  {
    what: 'the experience and money of a badge',
    name: 'mia',
    press: ({ main }) =>
      main('mutation { claimAchievementReward(achievement: "ach_casinoexplorer", badgeLevel: 3) { id } }'),
    given: { bonuses: 1, experience: 1, entries: 0 },
  },
  {
    what: 'a cashback',
    name: 'ella',
    press: ({ promo }) => promo(CLAIM, { id: 'cashback_monday' }),
    given: { bonuses: 0, experience: 0, entries: 1 },
  },
  {
    what: 'a consumable bonus',
    name: 'ella',
    press: ({ promo }) =>
      promo(
        'mutation { activateConsumableBonus(id: "bon_ella_user_claim", legacyMemberId: "mem_ella") { id } }',
      ),
    given: { bonuses: 0, experience: 0, entries: 1 },
  },
];

/** How much has been given to everybody of a world. */
async function givenIn({ db }: World) {
  const count = async (table: 'memberBonuses' | 'experienceRecords' | 'ledgerEntries') =>
    (await db.selectFrom(table).select('id').execute()).length;
  return {
    bonuses: await count('memberBonuses'),
    experience: await count('experienceRecords'),
    entries: await count('ledgerEntries'),
  };
}

/** Lets a badge that was claimed be claimed. */
async function unclaim(world: World, memberId: string): Promise<void> {
  await world.write(({ db }) =>
    db
      .updateTable('memberBadges')
      .set({ claimedAt: null })
      .where('memberId', '=', memberId)
      .where('badgeId', '=', 'ach_casinoexplorer_3')
      .execute(),
  );
}

it.each(claims)(
  '$what is given once to twenty presses at once on two devices',
  async ({ name, press, given }) => {
    const phone = await personInNewWorld(platform, name);
    const laptop = await seededPerson(platform, phone.world, name);
    await unclaim(phone.world, phone.id);
    const before = await givenIn(phone.world);
    const presses = Array.from({ length: TIMES }, (_, index) => press(index % 2 === 0 ? phone : laptop));
    const codes = (await Promise.all(presses)).map(({ code }) => code);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(TIMES - 1);
    const after = await givenIn(phone.world);
    expect({
      bonuses: after.bonuses - before.bonuses,
      experience: after.experience - before.experience,
      entries: after.entries - before.entries,
    }).toEqual(given);
    expect((await audit(phone.world.db, platform.services.auditChecks)).violations).toEqual([]);
  },
);
