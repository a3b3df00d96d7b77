import { describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { callGraphQL, startTestPlatform } from '#test/kit/index.ts';
import { control, listener } from '#test/kit/control.ts';
import { loggedInMember } from '#test/kit/new-worlds.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';

const platform = platformForFile(startTestPlatform);

describe('balances of the control plane', () => {
  const adjust = (world: World, member: string, input: Record<string, unknown>) =>
    control(
      platform,
      'mutation Adjust($world: ID!, $member: ID!, $input: AdjustBalanceInput!) { adjustBalance(world: $world, member: $member, input: $input) }',
      { world: world.id, member, input },
    );

  it('PUSH-08 are adjusted through the ledger, which stays balanced, and pushed', async () => {
    const { world, member, token } = await loggedInMember(platform);
    const { next, socket } = await listener(
      platform,
      { world, token },
      'subscription { balanceUpdated { lowCashBalance wallets { mainCash casinoBonus currency { code } } } }',
    );
    expect((await adjust(world, member.email, { walletType: 'MAIN', amount: '100.5' })).data).toEqual({
      adjustBalance: '100.50',
    });
    expect(await next()).toEqual({
      balanceUpdated: {
        lowCashBalance: false,
        wallets: { mainCash: '100.50', casinoBonus: '0.00', currency: { code: 'AUD' } },
      },
    });
    expect((await adjust(world, member.email, { walletType: 'MAIN', amount: '-0.49' })).data).toEqual({
      adjustBalance: '100.01',
    });
    const btc = { walletType: 'SPORT', currency: 'BTC', amount: '0.00000001' };
    expect((await adjust(world, member.id, btc)).data).toEqual({ adjustBalance: '0.00000001' });
    socket.close();
    const query =
      '{ balanceTransactionRecords { edges { node { type walletType amount transactionDetails { name } } } } }';
    const { data } = await callGraphQL(platform, world, { query, token });
    const name = { name: 'Manual adjustment' };
    expect((data?.['balanceTransactionRecords'] as { edges: unknown }).edges).toEqual([
      {
        node: {
          type: 'MANUAL_ADJUSTMENT_CREDIT',
          walletType: 'SPORT',
          amount: '0.00000001',
          transactionDetails: name,
        },
      },
      {
        node: {
          type: 'MANUAL_ADJUSTMENT_DEBIT',
          walletType: 'MAIN',
          amount: '-0.49',
          transactionDetails: name,
        },
      },
      {
        node: {
          type: 'MANUAL_ADJUSTMENT_CREDIT',
          walletType: 'MAIN',
          amount: '100.50',
          transactionDetails: name,
        },
      },
    ]);
    const audit = await control(
      platform,
      'query Audit($world: ID!) { audit(world: $world) { balanced entries violations } }',
      { world: world.id },
    );
    expect(audit.data).toEqual({ audit: { balanced: true, entries: 3, violations: [] } });
  });

  it.each([
    [{ walletType: 'MAIN', amount: '-0.01' }, 'INSUFFICIENT_BALANCE'],
    [{ walletType: 'BONUS', amount: '1' }, 'BAD_USER_INPUT'],
    [{ walletType: 'MAIN', amount: '0' }, 'BAD_USER_INPUT'],
    [{ walletType: 'MAIN', amount: '0.001' }, 'BAD_USER_INPUT'],
    [{ walletType: 'MAIN', amount: '99999999999999999999' }, 'BAD_USER_INPUT'],
    [{ walletType: 'MAIN', amount: '1000000000000000.01' }, 'BAD_USER_INPUT'],
    [{ walletType: 'MAIN', amount: '1000000000000001.00' }, 'BAD_USER_INPUT'],
    [{ walletType: 'MAIN', currency: 'XXX', amount: '1' }, 'BAD_USER_INPUT'],
  ])('refuse %j with %s', async (input, code) => {
    const { world, member } = await loggedInMember(platform);
    expect((await adjust(world, member.email, input)).code).toBe(code);
    expect((await adjust(world, 'nobody@magpie.test', { walletType: 'MAIN', amount: '1' })).code).toBe(
      'NOT_FOUND',
    );
    expect(await world.db.selectFrom('ledgerEntries').selectAll().execute()).toEqual([]);
  });

  it('reach the largest amount and go not beyond it', async () => {
    const { world, member } = await loggedInMember(platform);
    const most = await adjust(world, member.email, { walletType: 'MAIN', amount: '1000000000000000.00' });
    expect(most.data).toEqual({ adjustBalance: '1000000000000000.00' });
    const more = await adjust(world, member.email, { walletType: 'MAIN', amount: '0.01' });
    expect([more.code, more.errors[0]?.message]).toEqual([
      'BAD_USER_INPUT',
      'The amount is too large: the balance could not be kept.',
    ]);
  });

  it('tell a ledger that does not add up', async () => {
    const { world, member } = await loggedInMember(platform);
    await adjust(world, member.email, { walletType: 'MAIN', amount: '5' });
    await world.write(({ db }) =>
      db
        .updateTable('ledgerAccounts')
        .set({ balanceMinor: 700n })
        .where('memberId', '=', member.id)
        .execute(),
    );
    const { data } = await control(
      platform,
      'query Audit($world: ID!) { audit(world: $world) { balanced violations } }',
      { world: world.id },
    );
    expect(data?.['audit']).toMatchObject({ balanced: false });
    expect((data?.['audit'] as { violations: string[] }).violations.length).toBeGreaterThan(0);
  });
});
