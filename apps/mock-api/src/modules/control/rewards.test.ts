import { describe, expect, it } from 'vitest';
import { audit, balances } from '#platform/ledger/index.ts';
import { openPushes } from '#test/kit/pushes.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const FIELDS = '{ id form member promo status expiresAt }';
const GIVE = `mutation G($world: ID!, $promo: ID!, $member: ID!) { giveReward(world: $world, promo: $promo, member: $member) ${FIELDS} }`;
const END = `mutation E($world: ID!, $reward: ID!, $ending: RewardEnding!) { endReward(world: $world, reward: $reward, ending: $ending) ${FIELDS} }`;
const HELD = `query H($world: ID!, $member: ID!) { heldRewards(world: $world, member: $member) ${FIELDS} }`;

interface Held {
  readonly id: string;
  readonly form: string;
  readonly promo: string;
}

const platform = platformForFile(startSeededPlatform);

const heldIn = (data: unknown, field: string) => (data as Record<string, Held[]>)[field] ?? [];

async function give(person: SeededPerson, promo: string): Promise<Held> {
  const { data, code } = await person.control(GIVE, { promo, member: person.id });
  const reward = heldIn(data, 'giveReward').find((held) => held.promo === promo);
  if (!reward) throw new Error(`Nothing was given: ${String(code)}`);
  return reward;
}

/** A member who has logged in holds the bonus of that too (PROMO-51). */
const ofLogin = { promo: 'promo_log_in', form: 'BONUS' };

const bonusMoney = async ({ world, id }: SeededPerson) => (await balances(world.db, id, 'AUD')).CASINO_BONUS;

describe('a reward from the operator', () => {
  it('is a bonus to be activated from a CONSUMABLE promo', async () => {
    const mia = await personInNewWorld(platform, 'mia');
    const { id, ...bonus } = await give(mia, 'promo_open_gift');
    expect(bonus).toEqual({
      ...{ form: 'BONUS', member: 'mem_mia', promo: 'promo_open_gift', status: 'PENDING' },
      expiresAt: '2026-03-09T02:00:00.000Z',
    });
    const activated = await mia.promo(
      'mutation A($id: ID!, $me: ID!) { activateConsumableBonus(id: $id, legacyMemberId: $me) { status promo { id } } }',
      { id, me: mia.id },
    );
    expect(activated.data).toEqual({
      activateConsumableBonus: { status: 'ACTIVE', promo: { id: 'promo_open_gift' } },
    });
  });

  it('is free spins from a FREE_SPIN promo, as often as it can be used', async () => {
    const mia = await personInNewWorld(platform, 'mia');
    expect(await give(mia, 'promo_dingo_spins')).toMatchObject({ form: 'FREE_SPINS', status: 'ACTIVE' });
    await give(mia, 'promo_dingo_spins');
    await give(mia, 'promo_dingo_spins');
    const fourth = await mia.control(GIVE, { promo: 'promo_dingo_spins', member: mia.id });
    expect([fourth.code, fourth.errors[0]?.message]).toEqual(['CONFLICT', 'No uses remaining']);
    const list = await mia.promo('{ memberFreeSpins(first: 10) { totalCount } }');
    expect(list.data).toEqual({ memberFreeSpins: { totalCount: 3 } });
  });

  it.each([
    ['has ended before it was activated', (mia: SeededPerson) => mia.world.clock.advance('P7D')],
    ['was cancelled', (mia: SeededPerson, reward: string) => mia.control(END, { reward, ending: 'CANCEL' })],
  ])('is no bonus any more once all uses are had, also when one of them %s', async (_what, ends) => {
    const mia = await personInNewWorld(platform, 'mia');
    await mia.world.write(({ db }) =>
      db.updateTable('promos').set({ maxUses: 1 }).where('id', '=', 'promo_open_gift').execute(),
    );
    const { id } = await give(mia, 'promo_open_gift');
    await ends(mia, id);
    const second = await mia.control(GIVE, { promo: 'promo_open_gift', member: mia.id });
    expect([second.code, second.errors[0]?.message]).toEqual(['CONFLICT', 'No uses remaining']);
  });

  it('is a promo in force from one that asks for a deposit of some size, of which the open page hears', async () => {
    const mia = await personInNewWorld(platform, 'mia');
    const pushes = await openPushes(platform, mia.world, mia.token, ['{ memberPromoCreated { promoId } }']);
    expect(await give(mia, 'promo_live_table')).toMatchObject({ form: 'PROMO', status: 'ACTIVE' });
    expect(await pushes.soFar()).toEqual([{ memberPromoCreated: { promoId: 'promo_live_table' } }]);
    pushes.close();
    expect(await bonusMoney(mia)).toBe(2_500n);
  });

  it.each([
    ['a bonus', 'mia', 'promo_open_gift', 'New Bonus', 'BONUS', /^bon_/],
    ['free spins', 'mia', 'promo_dingo_spins', 'New Free Spins', 'FREE_SPINS', /^fsp_/],
    ['a promo that waits', 'ruby', 'promo_live_table', 'New Promo', 'PROMO', /^promo_live_table$/],
  ])(
    'is told of by one message, of which an open page hears: %s',
    async (_what, who, promo, title, kind, id) => {
      const person = await personInNewWorld(platform, who);
      const pushes = await openPushes(platform, person.world, person.token, [
        '{ messageCreated { body { title } } }',
      ]);
      const inbox = async () => {
        const { data } = await person.main(
          '{ messages(first: 50) { edges { node { title read automatedMessageType subject { kind id } } } } }',
        );
        return (data?.['messages'] as { edges: { node: object }[] }).edges.map(({ node }) => node);
      };
      const before = await inbox();
      await give(person, promo);
      expect(await pushes.soFar()).toEqual([{ messageCreated: { body: { title } } }]);
      pushes.close();
      const subject = { kind, id: expect.stringMatching(id) as unknown };
      expect(await inbox()).toEqual([
        { title, read: false, automatedMessageType: 'PROMO', subject },
        ...before,
      ]);
    },
  );

  it('PROMO-50 is refused for a lock-in, a match without a deposit, an unknown promo and an unknown member', async () => {
    const mia = await personInNewWorld(platform, 'mia');
    const refused = async (promo: string, member: string) =>
      (await mia.control(GIVE, { promo, member })).code;
    expect(await refused('promo_harbour_run', mia.id)).toBe('CONFLICT');
    expect(await refused('promo_midweek', mia.id)).toBe('CONFLICT');
    expect(await refused('promo_nobody', mia.id)).toBe('NOT_FOUND');
    expect(await refused('promo_open_gift', 'nobody@magpie.test')).toBe('NOT_FOUND');
    expect((await mia.control(HELD, { member: mia.id })).data).toEqual({
      heldRewards: [expect.objectContaining(ofLogin)],
    });
  });
});

describe('the operator ends', () => {
  it.each([
    ['CANCEL', 'CANCELED'],
    ['EXPIRE', 'EXPIRED'],
  ])(
    'a promo in force: %s takes its money back, and no job is said to have done it',
    async (ending, status) => {
      const mia = await personInNewWorld(platform, 'mia');
      const { id } = await give(mia, 'promo_live_table');
      const ended = await mia.control(END, { reward: id, ending });
      expect(ended.data).toEqual({ endReward: [expect.objectContaining(ofLogin)] });
      expect(await bonusMoney(mia)).toBe(0n);
      const history = await mia.promo(
        '{ promoHistory(first: 1) { edges { node { id status endingJob } } } }',
      );
      expect(history.data).toEqual({ promoHistory: { edges: [{ node: { id, status, endingJob: null } }] } });
      expect((await mia.control(END, { reward: id, ending })).code).toBe('CONFLICT');
      expect((await audit(mia.world.db)).violations).toEqual([]);
    },
  );

  it('a promo that waits, and the one in force goes on', async () => {
    const ruby = await personInNewWorld(platform, 'ruby');
    const { id } = await give(ruby, 'promo_live_table');
    const { data } = await ruby.control(END, { reward: id, ending: 'CANCEL' });
    expect(heldIn(data, 'endReward')).toEqual([
      expect.objectContaining({ id: 'mpr_ruby_midweek' }),
      expect.objectContaining(ofLogin),
    ]);
    const history = await ruby.promo('{ promoHistory(first: 1) { edges { node { id status waitsFor } } } }');
    expect(history.data).toEqual({
      promoHistory: { edges: [{ node: { id, status: 'CANCELED', waitsFor: null } }] },
    });
  });

  it('free spins and bonuses', async () => {
    const ella = await personInNewWorld(platform, 'ella');
    const before = heldIn((await ella.control(HELD, { member: 'ella@magpie.test' })).data, 'heldRewards');
    expect(before.map(({ form }) => form)).toEqual([
      'FREE_SPINS',
      ...['BONUS', 'BONUS', 'BONUS', 'BONUS', 'BONUS'],
      // That of the login.
      'BONUS',
    ]);
    await ella.control(END, { reward: 'fsp_ella_dingo', ending: 'EXPIRE' });
    const { data } = await ella.control(END, { reward: 'bon_ella_free_spin', ending: 'CANCEL' });
    expect(heldIn(data, 'endReward').map(({ id, promo }) => (promo === 'promo_log_in' ? promo : id))).toEqual(
      [
        'bon_ella_user_claim',
        'promo_log_in',
        'bon_ella_on_deposit',
        'bon_ella_on_deposit_and_play',
        'bon_ella_on_registration',
      ],
    );
    const list = await ella.promo('{ memberConsumablePromos(first: 10) { totalCount } }');
    expect(list.data).toEqual({ memberConsumablePromos: { totalCount: 5 } });
    const spins = await ella.promo('{ memberFreeSpins(first: 1) { edges { node { id status } } } }');
    expect(spins.data).toEqual({
      memberFreeSpins: { edges: [{ node: { id: 'fsp_ella_dingo', status: 'EXPIRED' } }] },
    });
    const again = { reward: 'bon_ella_free_spin', ending: 'CANCEL' };
    expect((await ella.control(END, again)).code).toBe('CONFLICT');
    expect((await ella.control(END, { ...again, reward: 'bon_nobody' })).code).toBe('NOT_FOUND');
  });
});
