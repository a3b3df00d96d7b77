import { describe, expect, it } from 'vitest';
import { audit, balances } from '#platform/ledger/index.ts';
import { leaveBonusMoney } from '#test/kit/bonus-money.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { openPushes } from '#test/kit/pushes.ts';
import { recordsOfType } from '#test/kit/records.ts';
import { personInNewWorld, seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { promoRecord } from './store/index.ts';
import { awardPromo, countPromoTurnover } from './index.ts';

const ACTIVE =
  'query Member($id: ID!) { member(id: $id) { activePromo { id status walletMode bonus amount turnoverTarget turnoverCounter promoUsed expiresAt endingJob promo { id } } } }';
const HISTORY =
  'query H($first: Int = 1) { promoHistory(first: $first) { totalCount edges { node { id status endingJob promo { id } } } } }';

const platform = platformForFile(startSeededPlatform);

const person = (name: string) => personInNewWorld(platform, name);

const bet = ({ world }: SeededPerson, amount: bigint, provider: string, code = 'any') =>
  world.write((unit) =>
    countPromoTurnover(unit, {
      memberPromoId: 'mpr_ruby_midweek',
      roundOpen: false,
      stake: amount,
      currency: 'AUD',
      game: { code, provider },
    }),
  );

describe('the active promo', () => {
  it('PROMO-29 comes with the wallets and the lock-in', async () => {
    const ruby = await person('ruby');
    const query =
      'query Member($id: ID!) { member(id: $id) { id activePromo { id } wallets { mainCash casinoBonus currency { code } } promoLockIn { completed } promoUsed(promo: "promo_midweek") } }';
    expect((await ruby.promo(query, { id: ruby.id })).data).toEqual({
      member: {
        id: 'mem_ruby',
        activePromo: { id: 'mpr_ruby_midweek' },
        wallets: { mainCash: '340.00', casinoBonus: '150.00', currency: { code: 'AUD' } },
        promoLockIn: null,
        promoUsed: 1,
      },
    });
    const isla = await seededPerson(platform, ruby.world, 'isla');
    const lockIn = 'query Member($id: ID!) { member(id: $id) { promoLockIn { promo { id } completed } } }';
    expect((await isla.promo(lockIn, { id: isla.id })).data).toEqual({
      member: { promoLockIn: { promo: { id: 'promo_long_haul' }, completed: false } },
    });
  });

  it('PROMO-30 is cancelled by its id alone, and its bonus money goes with it', async () => {
    const ruby = await person('ruby');
    const cancel = 'mutation Cancel($id: ID!) { cancelActivePromo(id: $id) { id status } }';
    expect((await ruby.promo(cancel, { id: 'promo_midweek' })).code).toBe('NOT_FOUND');
    const done = await ruby.promo(cancel, { id: 'mpr_ruby_midweek' });
    expect(done.data).toEqual({ cancelActivePromo: { id: 'mpr_ruby_midweek', status: 'CANCELED' } });
    expect((await ruby.promo(ACTIVE, { id: ruby.id })).data).toEqual({ member: { activePromo: null } });
    expect(await balances(ruby.world.db, ruby.id, 'AUD')).toMatchObject({ MAIN: 34_000n, CASINO_BONUS: 0n });
    const taken = await recordsOfType(platform, ruby.world, ruby.token, 'PROMO_CANCELLATION');
    expect(taken[0]).toEqual(['CASINO_BONUS', '-150.00']);
    expect((await ruby.promo(cancel, { id: 'mpr_ruby_midweek' })).code).toBe('NOT_FOUND');
    expect(await audit(ruby.world.db)).toMatchObject({ balanced: true });
  });

  it('leaves bonus money that was there before it', async () => {
    const ella = await person('ella');
    await leaveBonusMoney(ella, { wallet: 'CASINO_BONUS', amount: 700n });
    const activated = await ella.promo(
      'mutation Go($me: ID!) { activateConsumableBonus(id: "bon_ella_on_deposit", legacyMemberId: $me) { id } }',
      { me: ella.id },
    );
    const { id } = activated.data?.['activateConsumableBonus'] as { id: string };
    expect((await balances(ella.world.db, ella.id, 'AUD')).CASINO_BONUS).toBe(2200n);
    await ella.promo('mutation Cancel($id: ID!) { cancelActivePromo(id: $id) { id } }', { id });
    expect((await balances(ella.world.db, ella.id, 'AUD')).CASINO_BONUS).toBe(700n);
  });

  it('WMODE-10 is switched to bonus mode by its id, once and for all', async () => {
    const ruby = await person('ruby');
    const change = 'mutation Change($id: ID!) { switchPromoToBonusMode(id: $id) { id walletMode } }';
    expect((await ruby.promo(change, { id: 'promo_midweek' })).code).toBe('NOT_FOUND');
    const done = { switchPromoToBonusMode: { id: 'mpr_ruby_midweek', walletMode: 'BONUS' } };
    expect((await ruby.promo(change, { id: 'mpr_ruby_midweek' })).data).toEqual(done);
    expect((await ruby.promo(change, { id: 'mpr_ruby_midweek' })).data).toEqual(done);
    const { data } = await ruby.promo(ACTIVE, { id: ruby.id });
    expect(data).toMatchObject({ member: { activePromo: { walletMode: 'BONUS' } } });
  });

  it('PROMO-46 becomes EXPIRED past its end', async () => {
    const ruby = await person('ruby');
    await ruby.world.clock.advance('P10DT23H59M59S');
    expect((await ruby.promo(ACTIVE, { id: ruby.id })).data).toMatchObject({
      member: { activePromo: { status: 'ACTIVE' } },
    });
    await ruby.world.clock.advance('PT1S');
    expect((await ruby.promo(ACTIVE, { id: ruby.id })).data).toEqual({ member: { activePromo: null } });
    const { data } = await ruby.promo(HISTORY, { first: 2 });
    const ended = { status: 'EXPIRED', endingJob: 'EXPIRE_MEMBER_PROMOS', promo: { id: 'promo_midweek' } };
    const unused = { status: 'EXPIRED', endingJob: null, promo: { id: 'promo_log_in' } };
    expect(data).toMatchObject({
      promoHistory: {
        // Five rewards of levels and badges were before.
        totalCount: 7,
        edges: [{ node: unused }, { node: { id: 'mpr_ruby_midweek', ...ended } }],
      },
    });
    expect((await balances(ruby.world.db, ruby.id, 'AUD')).CASINO_BONUS).toBe(0n);
    const taken = await recordsOfType(platform, ruby.world, ruby.token, 'PROMO_EXPIRY');
    expect(taken).toEqual([['CASINO_BONUS', '-150.00']]);
  });

  it('PROMO-46 becomes COMPLETE when its turnover reaches the target, and its bonus money becomes cash', async () => {
    const ruby = await person('ruby');
    await bet(ruby, 50_000n, 'pro_nightjar');
    await bet(ruby, 50_000n, 'pro_copperhead');
    await bet(ruby, 900_000n, 'pro_tidewater');
    const half = await ruby.promo(ACTIVE, { id: ruby.id });
    expect(half.data).toMatchObject({
      member: { activePromo: { turnoverCounter: '1875.00', turnoverTarget: '2250.00' } },
    });
    await bet(ruby, 37_499n, 'pro_nightjar');
    expect((await ruby.promo(ACTIVE, { id: ruby.id })).data).toMatchObject({
      member: { activePromo: { status: 'ACTIVE' } },
    });
    await bet(ruby, 1n, 'pro_nightjar');
    expect((await ruby.promo(ACTIVE, { id: ruby.id })).data).toEqual({ member: { activePromo: null } });
    const { data } = await ruby.promo(HISTORY);
    expect(data).toMatchObject({
      promoHistory: { edges: [{ node: { status: 'COMPLETE', endingJob: null } }] },
    });
    expect(await balances(ruby.world.db, ruby.id, 'AUD')).toMatchObject({
      CASINO: 15_000n,
      CASINO_BONUS: 0n,
    });
    const turned = await recordsOfType(platform, ruby.world, ruby.token, 'PROMO_CONVERSION');
    expect(turned.slice(0, 2)).toEqual([
      ['CASINO', '150.00'],
      ['CASINO_BONUS', '-150.00'],
    ]);
  });

  it('is LOST when it is played with bonus money and none is left', async () => {
    const ruby = await person('ruby');
    await ruby.promo('mutation Change { switchPromoToBonusMode(id: "mpr_ruby_midweek") { id } }');
    await bet(ruby, 100n, 'pro_nightjar');
    expect((await ruby.promo(HISTORY)).data).toMatchObject({ promoHistory: { totalCount: 5 } });
    await ruby.control(
      'mutation Take($world: ID!) { adjustBalance(world: $world, member: "ruby@magpie.test", input: { walletType: CASINO_BONUS, amount: "-150.00" }) }',
    );
    await bet(ruby, 100n, 'pro_nightjar');
    expect((await ruby.promo(HISTORY)).data).toMatchObject({
      promoHistory: { edges: [{ node: { status: 'LOST' } }] },
    });
  });

  it('PROMO-46 counts a use each time it is awarded, and a second award waits for the first to end', async () => {
    const ruby = await person('ruby');
    const record = await promoRecord(ruby.world.db, 'promo_midweek');
    if (!record) throw new Error('The promo is not there.');
    const award = () =>
      ruby.world.write((unit) =>
        awardPromo(unit, { memberId: ruby.id, record, cause: 'LOCK_IN', deposit: 2_000n }),
      );
    expect(await award()).toMatchObject({ status: 'PENDING', promoUsed: 2 });
    const uses =
      'query Uses($id: ID!) { member(id: $id) { promoUsed(promo: "promo_midweek") activePromo { promoUsed } } promo(id: "promo_midweek") { promoUsed } }';
    const asked = await ruby.promo(uses, { id: ruby.id });
    expect(asked.data).toEqual({
      member: { promoUsed: 2, activePromo: { promoUsed: 1 } },
      promo: { promoUsed: 2 },
    });
    await ruby.promo('mutation Cancel { cancelActivePromo(id: "mpr_ruby_midweek") { id } }');
    const next = await ruby.promo(ACTIVE, { id: ruby.id });
    expect(next.data).toMatchObject({
      member: { activePromo: { status: 'ACTIVE', bonus: '10.00', promoUsed: 2 } },
    });
    const awarded = await recordsOfType(platform, ruby.world, ruby.token, 'PROMO_BONUS');
    expect(awarded).toEqual([
      ['CASINO_BONUS', '10.00'],
      ['CASINO_BONUS', '150.00'],
    ]);
  });

  it('PROMO-32 keeps what is over in the history, newest first, page by page', async () => {
    const ella = await person('ella');
    for (const kind of ['on_deposit', 'user_claim', 'on_registration']) {
      const go = `mutation Go($me: ID!) { activateConsumableBonus(id: "bon_ella_${kind}", legacyMemberId: $me) { id } }`;
      const { data } = await ella.promo(go, { me: ella.id });
      const { id } = data?.['activateConsumableBonus'] as { id: string };
      if (kind !== 'on_registration')
        await ella.promo('mutation Cancel($id: ID!) { cancelActivePromo(id: $id) { id } }', { id });
      await ella.world.clock.advance('PT1M');
    }
    const page =
      'query Page($after: String) { promoHistory(first: 1, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { node { bonus status } } } }';
    const first = await ella.promo(page);
    expect(first.data).toMatchObject({
      promoHistory: {
        totalCount: 6,
        pageInfo: { hasNextPage: true },
        edges: [{ node: { bonus: '5.00', status: 'CANCELED' } }],
      },
    });
    const { pageInfo } = first.data?.['promoHistory'] as { pageInfo: { endCursor: string } };
    const second = await ella.promo(page, { after: pageInfo.endCursor });
    expect(second.data).toMatchObject({
      promoHistory: {
        totalCount: 6,
        pageInfo: { hasNextPage: true },
        edges: [{ node: { bonus: '15.00', status: 'CANCELED' } }],
      },
    });
    const { pageInfo: next } = second.data?.['promoHistory'] as { pageInfo: { endCursor: string } };
    // The free spins that Ella claimed before, after three rewards.
    expect((await ella.promo(page, { after: next.endCursor })).data).toMatchObject({
      promoHistory: {
        pageInfo: { hasNextPage: true },
        edges: [{ node: { bonus: '0.00', status: 'COMPLETE' } }],
      },
    });
    for (const status of ['COMPLETE', 'EXPIRED', 'LOST'] as const) {
      await ella.world.write(({ db }) =>
        db.updateTable('memberPromos').set({ status }).where('status', '=', 'CANCELED').execute(),
      );
      const { data } = await ella.promo(page);
      expect(data).toMatchObject({ promoHistory: { totalCount: 6, edges: [{ node: { status } }] } });
      await ella.world.write(({ db }) =>
        db.updateTable('memberPromos').set({ status: 'CANCELED' }).where('status', '=', status).execute(),
      );
    }
  });

  it('is announced by memberPromoCreated', async () => {
    const ella = await person('ella');
    const pushes = await openPushes(platform, ella.world, ella.token, [
      '{ memberPromoCreated { promoId promoUsed } }',
    ]);
    await ella.promo(
      'mutation Go($me: ID!) { activateConsumableBonus(id: "bon_ella_user_claim", legacyMemberId: $me) { id } }',
      { me: ella.id },
    );
    expect(await pushes.next()).toEqual({ memberPromoCreated: { promoId: 'promo_open_gift', promoUsed: 1 } });
    pushes.close();
  });
});
