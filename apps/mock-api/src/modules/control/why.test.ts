import { describe, expect, it } from 'vitest';
import type { Explanation } from '#__generated__/control.ts';
import { cashbacksOf } from '#test/kit/cashbacks.ts';
import { sessionFor } from '#test/kit/launches.ts';
import { lawlessly } from '#test/kit/lawless.ts';
import { startDeposit } from '#test/kit/payments.ts';
import { vendorCall } from '#test/kit/play-calls.ts';
import { PLAY_SECRET, SLOT } from '#test/kit/play.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const platform = platformForFile(() => startSeededPlatform({ JWT_SECRET: PLAY_SECRET }));

const WHY = `query Why($world: ID!, $member: ID!, $of: FigureInput!, $first: Int) {
  why(world: $world, member: $member, of: $of, first: $first) {
    figure title value currency sum agrees count parts { kind id type at amount } } }`;

async function why(person: SeededPerson, of: object, first = 500): Promise<Explanation> {
  const { data, errors } = await person.control(WHY, { member: person.id, of, first });
  if (!data) throw new Error(JSON.stringify(errors));
  return data['why'] as Explanation;
}

const cents = (amount: string): bigint => BigInt(amount.replace('.', ''));

/** The figure, once its parts were summed here as well. */
async function explained(person: SeededPerson, of: object): Promise<string> {
  const { value, sum, agrees, count, parts } = await why(person, of);
  expect(parts).toHaveLength(count);
  expect(parts.reduce((total, { amount }) => total + cents(amount), 0n)).toBe(cents(value));
  expect([sum, agrees]).toEqual([value, true]);
  return value;
}

const kept = async (person: SeededPerson, query: string): Promise<unknown> =>
  Object.values((await person.main(query)).data ?? {})[0];

/** A round of AUD 2.00 that wins nothing, through the vendor's calls. */
async function loseRound(person: SeededPerson, round: string): Promise<void> {
  const asked = (query: string, variables?: unknown) =>
    person.main(query, variables as Record<string, unknown> | undefined);
  const gameSession = await sessionFor({ ...person, email: `${person.id}@magpie.test`, call: asked });
  const call = (name: string, body: object) =>
    vendorCall(platform, person.world, name, { gameSession, round, ...body });
  expect((await call('bet', { transaction: `${round}-b`, amount: '2.00', currency: 'AUD' })).status).toBe(
    200,
  );
  expect((await call('win', { transaction: `${round}-w`, amount: '0.00', currency: 'AUD' })).status).toBe(
    200,
  );
}

describe('SIM-12 why a figure is what it is', () => {
  it('is told of a balance by the entries behind it, seeded ones and one of a moment ago', async () => {
    const mia = await personInNewWorld(platform, 'mia');
    expect(await explained(mia, { figure: 'BALANCE' })).toBe('1000.00');
    const page = await startDeposit(mia, '50.00');
    await page.proceed();
    await page.choose('APPROVE');
    expect(await explained(mia, { figure: 'BALANCE' })).toBe('1050.00');
    expect(await kept(mia, '{ me { wallets { mainCash } } }')).toEqual({ wallets: { mainCash: '1050.00' } });
    expect((await why(mia, { figure: 'BALANCE' }, 1)).parts).toMatchObject([
      { kind: 'LEDGER_ENTRY', type: 'DEPOSIT', amount: '50.00', at: '2026-03-02T02:00:00.000Z' },
    ]);
  });

  it('is told of every wallet of a member with several currencies', async () => {
    const leo = await personInNewWorld(platform, 'leo');
    const values: string[] = [];
    for (const currency of ['AUD', 'NZD', 'BTC'])
      values.push(await explained(leo, { figure: 'BALANCE', wallet: 'MAIN', currency }));
    expect(values).toEqual(['4850.00', '620.50', '0.14250000']);
  });

  it('is told of a turnover by the bets that counted', async () => {
    const ruby = await personInNewWorld(platform, 'ruby');
    const turnover = await explained(ruby, { figure: 'TURNOVER' });
    expect(turnover).toBe('1125.00');
    const { data } = await ruby.promo(
      'query M($id: ID!) { member(id: $id) { activePromo { turnoverCounter } } }',
      {
        id: ruby.id,
      },
    );
    expect(data).toEqual({ member: { activePromo: { turnoverCounter: turnover } } });
    await loseRound(ruby, 'r1');
    expect(await explained(ruby, { figure: 'TURNOVER' })).toBe('1127.00');
    expect((await why(ruby, { figure: 'TURNOVER' }, 1)).parts).toMatchObject([
      { kind: 'BET', type: SLOT.id, amount: '2.00' },
    ]);
  });

  it('is told of a cashback by the bets of its days and the share of them', async () => {
    const ella = await personInNewWorld(platform, 'ella');
    const figures: [string, string][] = [];
    for (const { cashback, amount } of await cashbacksOf(ella)) {
      figures.push([cashback.id, await explained(ella, { figure: 'CASHBACK', id: cashback.id })]);
      expect(figures.at(-1)).toEqual([cashback.id, amount]);
    }
    expect(figures).toContainEqual(['cashback_monday', '3.60']);
    const monday = await why(ella, { figure: 'CASHBACK', id: 'cashback_monday' });
    expect(monday.parts.filter(({ kind }) => kind === 'RULE')).toMatchObject([
      { id: 'SHARE', type: 'All but 2 % of it', amount: '-176.40' },
    ]);
  });

  it('is told of each cashback that is listed for a member, as they see it', async () => {
    const ella = await personInNewWorld(platform, 'ella');
    const { data } = await ella.control(
      'query C($world: ID!, $member: ID!) { worldCashbacks(world: $world, member: $member) { id title amount currency isClaimable } }',
      { member: 'ella@magpie.test' },
    );
    const listed = data?.['worldCashbacks'] as { id: string; amount: string }[];
    expect(listed).toContainEqual({
      ...{ id: 'cashback_monday', title: 'Monday Cashback', amount: '3.60', currency: 'AUD' },
      isClaimable: true,
    });
    const seen = (await cashbacksOf(ella)).map(({ cashback, amount }) => [cashback.id, amount]);
    expect(listed.map(({ id, amount }) => [id, amount])).toEqual(seen);
    for (const { id, amount } of listed)
      expect(await explained(ella, { figure: 'CASHBACK', id })).toBe(amount);
  });

  it('is told of a level by the experience that was gained', async () => {
    const mia = await personInNewWorld(platform, 'mia');
    const experience = await explained(mia, { figure: 'LEVEL' });
    expect(await kept(mia, '{ memberLevel(member: "mem_mia") { experience } }')).toEqual({ experience });
    expect(experience).toBe('5095.83');
    await loseRound(mia, 'r1');
    expect(cents(await explained(mia, { figure: 'LEVEL' }))).toBeGreaterThan(cents(experience));
  });

  it('is told of what a limit is held against by the deposits of its period', async () => {
    const leo = await personInNewWorld(platform, 'leo');
    for (const period of ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']) {
      const total = await kept(
        leo,
        `{ getMemberTotalDepositsByPeriod(period: ${period}) { amount currency { code } } }`,
      );
      expect({
        amount: await explained(leo, { figure: 'LIMIT', period }),
        currency: { code: 'AUD' },
      }).toEqual(total);
    }
  });

  it('is right for everybody who is seeded', async () => {
    const world = await platform.newWorld('2026-03-02T02:00:00.000Z');
    for (const name of ['mia', 'noah', 'ruby', 'isla', 'leo', 'jack', 'ava', 'zoe', 'ella']) {
      const person = await seededPerson(platform, world, name);
      const wallets = ['MAIN', 'CASINO', 'CASINO_BONUS', 'SPORT', 'SPORT_BONUS'];
      const cashbacks = (await cashbacksOf(person)).map(({ cashback }) => cashback.id);
      const figures = [
        ...wallets.map((wallet) => ({ figure: 'BALANCE', wallet })),
        ...cashbacks.map((id) => ({ figure: 'CASHBACK', id })),
        { figure: 'LEVEL' },
      ];
      for (const of of figures) {
        const { value, sum } = await why(person, of, 1);
        expect([name, of, sum]).toEqual([name, of, value]);
      }
    }
  });

  it('is told of a balance that its entries do not make up, with both figures', async () => {
    const mia = await personInNewWorld(platform, 'mia');
    const world = await platform.registry.get(mia.world.id);
    const forging = `update ledger_accounts set balance_minor = balance_minor + 1 where member_id = '${mia.id}'`;
    await world.write(({ db }) => lawlessly(db, [forging]));
    const { value, sum, agrees } = await why(mia, { figure: 'BALANCE' });
    expect([value, sum, agrees]).toEqual(['1000.01', '1000.00', false]);
  });

  it('is refused where there is no such figure', async () => {
    const mia = await personInNewWorld(platform, 'mia');
    const refused = async (of: object, first = 10) => {
      const { code, errors } = await mia.control(WHY, { member: mia.id, of, first });
      return [code, errors[0]?.message];
    };
    const bad = 'BAD_USER_INPUT';
    const balance = { figure: 'BALANCE' };
    expect(await refused({ ...balance, wallet: 'BONUS' })).toEqual([
      bad,
      'BONUS stands for two wallets; name one of them.',
    ]);
    expect(await refused({ ...balance, currency: 'XAU' })).toEqual([bad, "There is no currency 'XAU'."]);
    expect(await refused({ figure: 'TURNOVER' })).toEqual(['NOT_FOUND', 'This member has no active promo.']);
    expect(await refused({ figure: 'TURNOVER', id: 'mpr_ruby_midweek' })).toEqual([
      'NOT_FOUND',
      "This member has no promo 'mpr_ruby_midweek'.",
    ]);
    expect(await refused({ figure: 'CASHBACK' })).toEqual([bad, 'Give the id of the cashback.']);
    expect(await refused({ figure: 'CASHBACK', id: 'none' })).toEqual([
      'NOT_FOUND',
      "There is no cashback 'none'.",
    ]);
    expect(await refused(balance, 0)).toEqual([bad, 'first must be 1 to 500.']);
  });
});
