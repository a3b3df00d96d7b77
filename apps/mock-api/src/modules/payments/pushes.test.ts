import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSdl } from '#platform/graphql/index.ts';
import { leaveBonusMoney } from '#test/kit/bonus-money.ts';
import { startDeposit } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { openPushes } from '#test/kit/pushes.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { earnExperience } from '../levels/index.ts';

const NOW = '2026-03-02T02:00:00.000Z';

const platform = platformForFile(startSeededPlatform);

const person = (name: string) => personInNewWorld(platform, name);

const listen = (who: SeededPerson, fields: readonly string[]) =>
  openPushes(platform, who.world, who.token, fields);

async function makeDeposit(who: SeededPerson, amount: string, more: object = {}): Promise<void> {
  const page = await startDeposit(who, amount, { ...more });
  await page.proceed();
  await page.choose('APPROVE');
}

describe('pushes', () => {
  it('PUSH-01 are balanceUpdated, jackpotWon, levelUp, memberPromoCreated, memberUpdated and messageCreated', async () => {
    const fields = buildSchema(readSdl().main).getSubscriptionType()?.getFields() ?? {};
    expect(Object.keys(fields).sort()).toEqual([
      'balanceUpdated',
      'jackpotWon',
      'levelUp',
      'memberPromoCreated',
      'memberUpdated',
      'messageCreated',
    ]);
    const mia = await person('mia');
    const data: Readonly<Record<string, object>> = {
      jackpotWon: { jackpotId: 'jackpot_harbour_lights' },
      levelUp: { level: 4 },
      memberPromoCreated: { promoId: 'promo_live_table' },
      messageCreated: { body: { title: 'Hello', content: '<p>Welcome.</p>' } },
    };
    for (const event of Object.keys(fields)) {
      const pushes = await listen(mia, [`{ ${event} { __typename } }`]);
      const { code } = await mia.control(
        'mutation P($world: ID!, $event: String!, $data: JSON!) { push(world: $world, member: "mia@magpie.test", event: $event, data: $data) }',
        { event, data: data[event] ?? {} },
      );
      expect([event, code]).toEqual([event, null]);
      expect(Object.keys((await pushes.next()) as object)).toEqual([event]);
      pushes.close();
    }
  });

  it('PUSH-07 of a message carry its id and a body of read, title, content, dateTimeCreated and id', async () => {
    const mia = await person('mia');
    const pushes = await listen(mia, [
      '{ messageCreated { id body { id read title content dateTimeCreated } } }',
    ]);
    const page = await startDeposit(mia, '50.00');
    await page.proceed();
    const { messageCreated } = (await pushes.next()) as { messageCreated: { id: string } };
    pushes.close();
    const { data } = await mia.main('{ messages(first: 1) { edges { node { id } } } }');
    expect(data).toEqual({ messages: { edges: [{ node: { id: messageCreated.id } }] } });
    expect(messageCreated).toEqual({
      id: messageCreated.id,
      body: {
        id: messageCreated.id,
        read: false,
        title: 'Deposit Request Received',
        content: '<p>Your deposit of A$50.00 has been received.</p>',
        dateTimeCreated: NOW,
      },
    });
  });

  it('PUSH-08 of a balance carry four flags and the five balances with their currency', async () => {
    const mia = await person('mia');
    await leaveBonusMoney(mia, { wallet: 'CASINO_BONUS', amount: 30_00n });
    await leaveBonusMoney(mia, { wallet: 'SPORT_BONUS', amount: 50n });
    for (const [walletType, amount] of [
      ['CASINO', '200.00'],
      ['SPORT', '4.00'],
    ]) {
      await mia.control(
        'mutation A($world: ID!, $input: AdjustBalanceInput!) { adjustBalance(world: $world, member: "mia@magpie.test", input: $input) }',
        { input: { walletType, amount } },
      );
    }
    const pushes = await listen(mia, [
      '{ balanceUpdated { insufficientBonusBalance insufficientCashBalance lowCashBalance switchedToBonusMode availableBalance wallets { mainCash casinoCash casinoBonus sportsCash sportsBonus stakeableBalance stakedFrom currency { code symbol type } } } }',
    ]);
    await makeDeposit(mia, '50.00');
    const balanceUpdated = {
      insufficientBonusBalance: false,
      insufficientCashBalance: false,
      lowCashBalance: false,
      switchedToBonusMode: false,
      availableBalance: '1284.50',
      wallets: {
        mainCash: '1050.00',
        casinoCash: '200.00',
        casinoBonus: '30.00',
        sportsCash: '4.00',
        sportsBonus: '0.50',
        stakeableBalance: '1254.00',
        stakedFrom: null,
        currency: { code: 'AUD', symbol: 'A$', type: 'FIAT' },
      },
    };
    expect(await pushes.next()).toEqual({ balanceUpdated });
    pushes.close();
  });

  it('PUSH-08 of a balance keep the warning of an active promo, whatever moved the money', async () => {
    const ruby = await person('ruby');
    const pushes = await listen(ruby, ['{ balanceUpdated { lowCashBalance wallets { mainCash } } }']);
    const adjust = (amount: string) =>
      ruby.control(
        'mutation A($world: ID!, $input: AdjustBalanceInput!) { adjustBalance(world: $world, member: "ruby@magpie.test", input: $input) }',
        { input: { walletType: 'MAIN', amount } },
      );
    await adjust('-330.00');
    const low = { balanceUpdated: { lowCashBalance: true, wallets: { mainCash: '10.00' } } };
    expect(await pushes.next()).toEqual(low);
    await ruby.control(
      'mutation P($world: ID!) { push(world: $world, member: "ruby@magpie.test", event: "balanceUpdated", data: {}) }',
    );
    expect(await pushes.next()).toEqual(low);
    await adjust('0.01');
    expect(await pushes.next()).toEqual({
      balanceUpdated: { lowCashBalance: false, wallets: { mainCash: '10.01' } },
    });
    pushes.close();
  });

  it('PUSH-09 carry the promo and how often it was used, the new level, and the jackpot with its amount', async () => {
    const mia = await person('mia');
    const promo = await listen(mia, ['{ memberPromoCreated { promoId promoUsed } }']);
    await makeDeposit(mia, '100.00', { promoCode: 'MIDWEEK50' });
    expect(await promo.next()).toEqual({ memberPromoCreated: { promoId: 'promo_midweek', promoUsed: 1 } });
    promo.close();
    const level = await listen(mia, ['{ levelUp { level } }']);
    await mia.world.write((unit) =>
      earnExperience(unit, mia.id, { unit: 'DEPOSIT', hundredths: 10_000_000_000n }),
    );
    expect(await level.next()).toEqual({ levelUp: { level: 10 } });
    level.close();
    const jackpot = await listen(mia, ['{ jackpotWon { amount jackpotId } }']);
    await mia.control(
      'mutation D($world: ID!) { drawJackpot(world: $world, jackpot: "jackpot_harbour_lights", member: "mia@magpie.test") { id } }',
    );
    expect(await jackpot.next()).toEqual({
      jackpotWon: { amount: '10324.32', jackpotId: 'jackpot_harbour_lights' },
    });
    jackpot.close();
  });
});
