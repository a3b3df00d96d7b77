import { describe, expect, it } from 'vitest';
import { audit, balances } from '#platform/ledger/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { openPushes } from '#test/kit/pushes.ts';
import { seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { awardPromo, promoRecord } from './index.ts';

/** A Monday, 13:00 in Sydney. Ruby's own promo ends on the 13th at the same time of day. */
const NOW = '2026-03-02T02:00:00.000Z';
const MINE =
  'query Mine($id: ID!) { member(id: $id) { activePromo { id expiresAt promo { id } } pendingPromos { id status waitsFor expiresAt promo { id } } } }';
const HISTORY =
  'query H($first: Int) { promoHistory(first: $first) { edges { node { id status endingJob endCause waitsFor } } } }';
const ADVANCE =
  'mutation Advance($world: ID!, $by: String!) { advanceClock(world: $world, by: $by) { now } }';
const RELEASE = 'mutation Release($world: ID!, $award: ID!) { releaseAward(world: $world, award: $award) }';
const ACTIVATE =
  'mutation Go($me: ID!) { activateConsumableBonus(id: "bon_ella_on_deposit", legacyMemberId: $me) { id status waitsFor expiresAt } }';
const lapsed = { status: 'EXPIRED', endingJob: 'EXPIRE_MEMBER_PROMOS', endCause: 'WAIT', waitsFor: null };
/** What the login of the first day gave, which is not activated. */
const ofLogin = {
  ...{ id: expect.any(String) as unknown, status: 'EXPIRED', endingJob: null },
  ...{ endCause: 'NOT_ACTIVATED', waitsFor: null },
};
const CANCEL = 'mutation Cancel($id: ID!) { cancelActivePromo(id: $id) { id } }';

const platform = platformForFile(startSeededPlatform);
let world: World;

async function person(name: string): Promise<SeededPerson> {
  world = await platform.newWorld(NOW);
  return seededPerson(platform, world, name);
}

/** What a completed lock-in awards. */
async function awardLockIn({ id: memberId }: SeededPerson): Promise<string> {
  const record = await promoRecord(world.db, 'promo_long_haul');
  if (!record) throw new Error('The promo is not there.');
  return (await world.write((unit) => awardPromo(unit, { memberId, record, cause: 'LOCK_IN' }))).id;
}

async function mine({ id, promo }: SeededPerson) {
  const { data } = await promo(MINE, { id });
  const { activePromo, pendingPromos } = data?.['member'] as {
    activePromo: { id: string; expiresAt: string; promo: { id: string } } | null;
    pendingPromos: object[];
  };
  return { active: activePromo, pending: pendingPromos };
}

async function toldOfWaits({ main }: SeededPerson): Promise<string[]> {
  const { data } = await main('{ messages(first: 50) { edges { node { title content } } } }');
  const { edges } = data?.['messages'] as { edges: { node: { title: string; content: string } }[] };
  const titles = ['New Promo', 'Promo Released'];
  return edges.filter(({ node }) => titles.includes(node.title)).map(({ node }) => node.content);
}

describe('an award beside another promo', () => {
  const pending = (id: string, expiresAt: string) => ({
    ...{ id, status: 'PENDING', waitsFor: 'OTHER_PROMO', expiresAt },
    promo: { id: 'promo_long_haul' },
  });

  it('PROMO-54 is listed with its reason, and starts by itself when the other is cancelled', async () => {
    const ruby = await person('ruby');
    const id = await awardLockIn(ruby);
    const before = await mine(ruby);
    expect(before.active).toMatchObject({ id: 'mpr_ruby_midweek' });
    expect(before.pending).toEqual([pending(id, '2026-03-09T02:00:00.000Z')]);
    const pushes = await openPushes(platform, world, ruby.token, ['{ memberPromoCreated { promoId } }']);
    await ruby.promo(CANCEL, { id: 'mpr_ruby_midweek' });
    expect(await pushes.next()).toEqual({ memberPromoCreated: { promoId: 'promo_long_haul' } });
    pushes.close();
    expect(await mine(ruby)).toMatchObject({ active: { id }, pending: [] });
    expect((await audit(world.db)).violations).toEqual([]);
  });

  it('starts at the moment at which the clock ends the other, in a clock that is moved past it', async () => {
    const ruby = await person('ruby');
    await ruby.control(ADVANCE, { by: 'P5D' });
    const id = await awardLockIn(ruby);
    await ruby.control(ADVANCE, { by: 'P6DT12H' });
    const { active, pending: waiting } = await mine(ruby);
    expect(active?.id).toBe(id);
    expect(active?.expiresAt).toBe('2026-03-27T02:00:00.000Z');
    expect(waiting).toEqual([]);
  });

  it('PROMO-54 is EXPIRED 7 days after it was earned, and leaves the other alone', async () => {
    const ruby = await person('ruby');
    const id = await awardLockIn(ruby);
    await ruby.control(ADVANCE, { by: 'P6DT23H59M59S' });
    expect((await mine(ruby)).pending).toHaveLength(1);
    await ruby.control(ADVANCE, { by: 'PT1S' });
    expect(await mine(ruby)).toMatchObject({ active: { id: 'mpr_ruby_midweek' }, pending: [] });
    expect((await ruby.promo(HISTORY, { first: 2 })).data).toEqual({
      promoHistory: {
        edges: [{ node: ofLogin }, { node: { id, ...lapsed } }],
      },
    });
    expect((await balances(world.db, ruby.id, 'AUD')).CASINO_BONUS).toBe(15_000n);
    const { data } = await ruby.main('{ messages(first: 2) { edges { node { title content } } } }');
    const { edges } = data?.['messages'] as { edges: { node: object }[] };
    expect(edges.map(({ node }) => node)).toContainEqual({
      title: 'Promo Expired',
      content:
        '<p>The Long Haul waited 7 days for another promo to end. It has expired, and never began.</p>',
    });
  });
});

it('PROMO-54 awards of free spins alone, or of too little for a bet, do not stop the others behind them', async () => {
  const ruby = await person('ruby');
  const [spins, little, last] = [await awardLockIn(ruby), await awardLockIn(ruby), await awardLockIn(ruby)];
  await world.write(async ({ db }) => {
    const set = (id: string, values: object) =>
      db.updateTable('memberPromos').set(values).where('id', '=', id).execute();
    await set(spins, { promoId: 'promo_spin_gift', bonusMinor: 0n, turnoverTargetMinor: 0n });
    await set(little, { bonusMinor: 1n, turnoverTargetMinor: 5n });
  });
  await ruby.promo(CANCEL, { id: 'mpr_ruby_midweek' });
  expect(await mine(ruby)).toMatchObject({ active: { id: last }, pending: [] });
  const { data } = await ruby.promo(
    '{ promoHistory(first: 3) { edges { node { id status began } } } memberFreeSpins(first: 1) { edges { node { promo { id } } } } }',
  );
  expect(data).toEqual({
    promoHistory: {
      edges: [
        { node: { id: little, status: 'LOST', began: true } },
        { node: { id: spins, status: 'COMPLETE', began: true } },
        { node: { id: 'mpr_ruby_midweek', status: 'CANCELED', began: true } },
      ],
    },
    memberFreeSpins: { edges: [{ node: { promo: { id: 'promo_spin_gift' } } }] },
  });
  expect((await audit(world.db)).violations).toEqual([]);
});

it('PROMO-54 PROMO-57 an award whose 7 days end with the promo that it waits for does not start', async () => {
  const ruby = await person('ruby');
  await ruby.control(ADVANCE, { by: 'P4D' });
  const id = await awardLockIn(ruby);
  await ruby.control(ADVANCE, { by: 'P7D' });
  expect(await mine(ruby)).toEqual({ active: null, pending: [] });
  const ended = { ...lapsed, endCause: 'TIME' };
  expect((await ruby.promo(HISTORY, { first: 3 })).data).toEqual({
    promoHistory: {
      edges: [{ node: { id, ...lapsed } }, { node: ofLogin }, { node: { id: 'mpr_ruby_midweek', ...ended } }],
    },
  });
  expect((await balances(world.db, ruby.id, 'AUD')).CASINO_BONUS).toBe(0n);
  expect((await audit(world.db)).violations).toEqual([]);
});

describe('an award of the payout mode', () => {
  const bonus = async ({ id }: SeededPerson) => (await balances(world.db, id, 'AUD')).CASINO_BONUS;

  async function activated(ella: SeededPerson, payoutMode: 'AUTO' | 'MANUAL') {
    await world.write(({ db }) =>
      db.updateTable('promos').set({ payoutMode }).where('id', '=', 'promo_reload_gift').execute(),
    );
    const { data } = await ella.promo(ACTIVATE, { me: ella.id });
    return data?.['activateConsumableBonus'] as { id: string };
  }

  it('PROMO-56 AUTO is paid at once', async () => {
    const ella = await person('ella');
    expect(await activated(ella, 'AUTO')).toMatchObject({ status: 'ACTIVE', waitsFor: null });
    expect(await bonus(ella)).toBe(1_500n);
  });

  it('PROMO-56 MANUAL is PENDING without an end, and is paid once the operator releases it', async () => {
    const ella = await person('ella');
    const award = await activated(ella, 'MANUAL');
    expect(award).toMatchObject({ status: 'PENDING', waitsFor: 'RELEASE', expiresAt: null });
    expect([(await mine(ella)).active, await bonus(ella)]).toEqual([null, 0n]);
    const list =
      'query L($world: ID!) { pendingAwards(world: $world, member: "ella@magpie.test") { id member promo waitsFor dateTimeCreated expiresAt } }';
    expect((await ella.control(list)).data).toEqual({
      pendingAwards: [
        {
          ...{ id: award.id, member: 'mem_ella', promo: 'promo_reload_gift', waitsFor: 'RELEASE' },
          ...{ dateTimeCreated: NOW, expiresAt: null },
        },
      ],
    });
    const pushes = await openPushes(platform, world, ella.token, ['{ memberPromoCreated { promoId } }']);
    const released = await ella.control(RELEASE, { award: award.id });
    expect(released.data).toEqual({ releaseAward: 'ACTIVE' });
    expect(await pushes.next()).toEqual({ memberPromoCreated: { promoId: 'promo_reload_gift' } });
    pushes.close();
    expect([(await mine(ella)).active?.id, await bonus(ella)]).toEqual([award.id, 1_500n]);
    expect((await ella.control(RELEASE, { award: award.id })).code).toBe('CONFLICT');
    expect((await ella.control(RELEASE, { award: 'mpr_nobody' })).code).toBe('NOT_FOUND');
    expect(await bonus(ella)).toBe(1_500n);
  });

  it.each([
    [
      'a claim',
      'mutation C($me: ID!) { claimFreeSpinPromo(input: { legacyMemberId: $me, promo: "promo_three_reefs" }) { id } }',
      'promo_three_reefs',
      false,
    ],
    [
      'a bonus',
      'mutation A($me: ID!) { activateConsumableBonus(id: "bon_ella_free_spin", legacyMemberId: $me) { status } }',
      'promo_spin_gift',
      true,
    ],
  ])(
    'PROMO-56 MANUAL keeps the free spins of %s until the operator releases them',
    async (what, ask, promo, activated) => {
      const ella = await person('ella');
      await world.write(({ db }) =>
        db.updateTable('promos').set({ payoutMode: 'MANUAL' }).where('id', '=', promo).execute(),
      );
      const spins = async () => {
        const { data } = await ella.promo(
          '{ memberFreeSpins(filter: { status: { eq: ACTIVE } }) { edges { node { activated promo { id } } } } }',
        );
        const { edges } = data?.['memberFreeSpins'] as { edges: { node: { promo: { id: string } } }[] };
        return edges.map(({ node }) => node).filter((node) => node.promo.id === promo);
      };
      const asked = await ella.promo(ask, { me: ella.id });
      if (what === 'a claim') {
        expect(asked.data).toEqual({ claimFreeSpinPromo: null });
        expect((await ella.promo(ask, { me: ella.id })).code).toBe('CONFLICT');
      } else expect(asked.data).toEqual({ activateConsumableBonus: { status: 'PENDING' } });
      const { pending } = await mine(ella);
      expect(pending).toMatchObject([{ waitsFor: 'RELEASE', expiresAt: null, promo: { id: promo } }]);
      expect(await spins()).toEqual([]);
      // Spins bind no money, so they do not wait for the promo that is active by then.
      await ella.promo(
        'mutation Go($me: ID!) { activateConsumableBonus(id: "bon_ella_user_claim", legacyMemberId: $me) { id } }',
        { me: ella.id },
      );
      // She has pressed for it, so that only its release is told.
      expect(await toldOfWaits(ella)).toEqual([]);
      const [award] = pending as { id: string }[];
      expect((await ella.control(RELEASE, { award: award?.id })).data).toEqual({ releaseAward: 'COMPLETE' });
      expect(await spins()).toEqual([{ activated, promo: { id: promo } }]);
      expect((await mine(ella)).pending).toEqual([]);
      expect(await toldOfWaits(ella)).toEqual([
        expect.stringContaining('There is nothing to turn over: what it gave is yours.'),
      ]);
      expect((await ella.control(RELEASE, { award: award?.id })).code).toBe('CONFLICT');
    },
  );

  it('MANUAL waits on after its release while another promo is active, for 7 days from then, told once', async () => {
    const ella = await person('ella');
    const award = await activated(ella, 'MANUAL');
    await ella.promo(
      'mutation Go($me: ID!) { activateConsumableBonus(id: "bon_ella_user_claim", legacyMemberId: $me) { id } }',
      { me: ella.id },
    );
    await ella.world.clock.advance('P1D');
    expect((await ella.control(RELEASE, { award: award.id })).data).toEqual({ releaseAward: 'PENDING' });
    const { active, pending } = await mine(ella);
    expect(active?.promo.id).toBe('promo_open_gift');
    expect(pending).toMatchObject([{ waitsFor: 'OTHER_PROMO', expiresAt: '2026-03-10T02:00:00.000Z' }]);
    expect(await toldOfWaits(ella)).toEqual([
      '<p>Our team has released Reload Gift. Starts by itself when your active promo ends.</p>',
    ]);
    await ella.promo(CANCEL, { id: active?.id });
    expect((await mine(ella)).active?.id).toBe(award.id);
  });
});
