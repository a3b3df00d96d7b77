import { describe, expect, it } from 'vitest';
import { forgeries } from './signed.ts';
import { caller, cents, sitDown } from './vendor.ts';
import type { VendorAccess } from './vendor.ts';

type Access = () => VendorAccess;

function seats(access: Access): void {
  describe('authenticate', () => {
    it('tells the member, the session, the currency, the balance and the stakes', async () => {
      const { seat } = await sitDown(access());
      expect(seat).toMatchObject({ live: true, stakedFrom: null, freeSpins: null });
      expect([typeof seat['member'], typeof seat['gameSession']]).toEqual(['string', 'string']);
      expect(seat['balance']).toMatch(/^\d+\.\d{2}$/);
      expect((seat['stakes'] as string[]).length).toBeGreaterThan(2);
    });

    it('knows no ticket that was changed', async () => {
      const answer = await caller(access())('authenticate', { ticket: `${access().ticket}x` });
      expect([answer.status, answer.body['code']]).toEqual([401, 'UNAUTHENTICATED']);
    });
  });
}

function parts(access: Access): void {
  describe('a round paid in parts', () => {
    it('goes on after a part of it was paid, and is rolled back no more', async () => {
      const { call, paid, rollback, balance } = await sitDown(access());
      const before = await balance();
      await call('bet', paid('bet', '1.00'));
      const part = { ...paid('part', '0.30'), ended: 'PART' };
      expect((await call('win', part)).status).toBe(200);
      expect((await call('win', part)).status).toBe(200);
      const closing = { ...part, ended: 'CASHOUT' };
      expect((await call('win', closing)).body['code']).toBe('IDEMPOTENCY_CONFLICT');
      expect((await call('rollback', rollback)).body['code']).toBe('CONFLICT');
      expect((await call('win', paid('win', '0.50'))).status).toBe(200);
      expect((await call('win', { ...part, transaction: paid('late', '').transaction })).body['code']).toBe(
        'CONFLICT',
      );
      expect(await balance()).toBe(before - 20);
    });

    it('tells what of its stake a part buys back, and gives the rest back where it is void', async () => {
      const { call, paid, balance } = await sitDown(access());
      const before = await balance();
      await call('bet', paid('bet', '1.00'));
      const part = { ...paid('part', '0.20'), ended: 'PART' };
      for (const stake of ['1.00', '1.01', '-0.01', 'all'])
        expect((await call('win', { ...part, stake })).body['code']).toBe('BAD_USER_INPUT');
      for (const stake of ['0.25', '0.25']) expect((await call('win', { ...part, stake })).status).toBe(200);
      for (const stake of ['0.20', '0'])
        expect((await call('win', { ...part, stake })).body['code']).toBe('IDEMPOTENCY_CONFLICT');
      const rest = (amount: string) => ({ ...paid('void', amount), ended: 'VOID' });
      expect((await call('win', rest('1.00'))).body['code']).toBe('BAD_USER_INPUT');
      expect((await call('win', rest('0.75'))).status).toBe(200);
      expect(await balance()).toBe(before - 5);
    });

    it('gives nothing of a part back that was bought for nothing', async () => {
      const { call, paid, rollback, balance } = await sitDown(access());
      const before = await balance();
      await call('bet', paid('bet', '1.00'));
      expect((await call('win', { ...paid('part', '0'), ended: 'PART', stake: '0.25' })).status).toBe(200);
      expect((await call('rollback', rollback)).body['code']).toBe('CONFLICT');
      await call('win', { ...paid('void', '0.75'), ended: 'VOID' });
      expect(await balance()).toBe(before - 25);
    });
  });
}

function voids(access: Access): void {
  describe('a void round', () => {
    it('gives its stake back, no more and no less, once', async () => {
      const { call, paid, rollback, balance } = await sitDown(access());
      const before = await balance();
      await call('bet', paid('bet', '1.00'));
      const back = (amount: string) => ({ ...paid('void', amount), ended: 'VOID' });
      for (const amount of ['0', '0.99', '1.01', '50.00'])
        expect((await call('win', back(amount))).body['code']).toBe('BAD_USER_INPUT');
      const first = await call('win', back('1.00'));
      expect(first.status).toBe(200);
      expect(await call('win', back('1.00'))).toEqual(first);
      expect((await call('win', paid('win', '5.00'))).body['code']).toBe('CONFLICT');
      expect((await call('rollback', rollback)).body['code']).toBe('CONFLICT');
      expect(await balance()).toBe(before);
    });

    it('is none once a part was paid that bought nothing back', async () => {
      const { call, paid, balance } = await sitDown(access());
      const before = await balance();
      await call('bet', paid('bet', '1.00'));
      await call('win', { ...paid('part', '0.30'), ended: 'PART' });
      expect((await call('win', { ...paid('void', '1.00'), ended: 'VOID' })).body['code']).toBe('CONFLICT');
      await call('win', paid('win', '0.70'));
      expect(await balance()).toBe(before);
    });
  });
}

function rounds(access: Access): void {
  describe('a round', () => {
    it('takes its stake and pays its win, each once however often it is asked', async () => {
      const { call, paid, balance } = await sitDown(access());
      const before = await balance();
      const bet = await call('bet', paid('bet', '1.00'));
      expect(bet).toMatchObject({ status: 200, body: { transaction: paid('bet', '').transaction } });
      expect(cents(bet.body['balance'])).toBe(before - 100);
      expect(await call('bet', paid('bet', '1.00'))).toEqual(bet);
      expect((await call('bet', paid('bet', '2.00'))).body['code']).toBe('IDEMPOTENCY_CONFLICT');
      const win = await call('win', paid('win', '2.50'));
      expect(cents(win.body['balance'])).toBe(before + 150);
      expect(await call('win', paid('win', '2.50'))).toEqual(win);
      expect((await call('win', paid('again', '2.50'))).body['code']).toBe('CONFLICT');
      expect(await balance()).toBe(before + 150);
    });

    it('is closed by a win of nothing', async () => {
      const { call, paid, rollback, balance } = await sitDown(access());
      const before = await balance();
      await call('bet', paid('bet', '1.00'));
      expect((await call('win', paid('win', '0'))).status).toBe(200);
      expect((await call('rollback', rollback)).body['code']).toBe('CONFLICT');
      expect(await balance()).toBe(before - 100);
    });

    it('gives its stake back by a rollback, once, and can be won no more', async () => {
      const { call, paid, rollback, balance } = await sitDown(access());
      const before = await balance();
      await call('bet', paid('bet', '1.00'));
      const back = await call('rollback', rollback);
      expect(back.status).toBe(200);
      expect(await call('rollback', rollback)).toEqual(back);
      expect((await call('win', paid('win', '5.00'))).body['code']).toBe('CONFLICT');
      expect(await balance()).toBe(before);
    });

    it('is refused once its rollback came first', async () => {
      const { call, paid, rollback, balance } = await sitDown(access());
      const before = await balance();
      expect((await call('rollback', rollback)).status).toBe(200);
      expect((await call('bet', paid('bet', '1.00'))).body['code']).toBe('CONFLICT');
      expect(await balance()).toBe(before);
    });

    it('has no win without a bet, and no second bet', async () => {
      const { call, paid, balance } = await sitDown(access());
      const before = await balance();
      expect((await call('win', paid('win', '9.00'))).body['code']).toBe('NOT_FOUND');
      await call('bet', paid('bet', '1.00'));
      expect((await call('bet', paid('second', '1.00'))).body['code']).toBe('CONFLICT');
      await call('win', paid('win-2', '1.00'));
      expect(await balance()).toBe(before);
    });

    it('takes many stakes at once, each in full', async () => {
      const seats = await Promise.all(Array.from({ length: 5 }, () => sitDown(access())));
      const [first] = seats;
      const before = await first?.balance();
      const bets = await Promise.all(seats.map(({ call, paid }) => call('bet', paid('bet', '0.20'))));
      expect(bets.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(await first?.balance()).toBe((before ?? 0) - 100);
      await Promise.all(seats.map(({ call, paid }) => call('win', paid('win', '0.20'))));
      expect(await first?.balance()).toBe(before);
    });
  });
}

function stakes(access: Access): void {
  describe('a stake', () => {
    it.each(['-1.00', '0', '1.001', '1e2', 'NaN', '', '99999999999999999999'])(
      'of %j is refused',
      async (amount) => {
        const { call, paid } = await sitDown(access());
        const { status, body } = await call('bet', paid('bet', amount));
        expect([status, body['code']]).toEqual([400, 'BAD_USER_INPUT']);
      },
    );

    it('beyond what there is, in another currency or in a session that is not there is refused', async () => {
      const { call, paid, balance } = await sitDown(access());
      const before = await balance();
      const stake = paid('bet', '1000.00');
      if (before < 100_000) expect((await call('bet', stake)).body['code']).toBe('INSUFFICIENT_BALANCE');
      expect((await call('bet', { ...stake, currency: 'XXX' })).body['code']).toBe('BAD_USER_INPUT');
      expect((await call('bet', { ...stake, gameSession: 'gse_none' })).body['code']).toBe('NOT_FOUND');
      expect(await balance()).toBe(before);
    });
  });
}

/** The member of the ticket has no active promo, and so plays with cash. */
function kinds(access: Access): void {
  describe('a stake that says of which money it is meant to be', () => {
    it.each([null, 'CASH'])('%j is taken of that, once', async (stakedFrom) => {
      const { call, paid, balance } = await sitDown(access());
      const before = await balance();
      const stake = { ...paid('bet', '1.00'), stakedFrom };
      const bet = await call('bet', stake);
      expect([bet.status, cents(bet.body['balance'])]).toEqual([200, before - 100]);
      expect(await call('bet', stake)).toEqual(bet);
      expect(await call('bet', paid('bet', '1.00'))).toEqual(bet);
      expect((await call('bet', { ...stake, stakedFrom: 'BONUS' })).body['code']).toBe(
        'IDEMPOTENCY_CONFLICT',
      );
      await call('win', paid('win', '1.00'));
      expect(await balance()).toBe(before);
    });

    it('"BONUS" is refused where cash is played, and may be asked for again with that', async () => {
      const { call, paid, balance } = await sitDown(access());
      const before = await balance();
      const refused = await call('bet', { ...paid('bet', '1.00'), stakedFrom: 'BONUS' });
      expect([refused.status, refused.body['code']]).toEqual([400, 'PLAYED_MONEY_CHANGED']);
      expect(await balance()).toBe(before);
      expect((await call('bet', { ...paid('bet', '1.00'), stakedFrom: 'CASH' })).status).toBe(200);
      await call('win', paid('win', '1.00'));
      expect(await balance()).toBe(before);
    });

    it.each(['MAIN', '', 7])('%j, which is no kind of money, is refused', async (stakedFrom) => {
      const { call, paid } = await sitDown(access());
      const { status, body } = await call('bet', { ...paid('bet', '1.00'), stakedFrom });
      expect([status, body['code']]).toEqual([400, 'BAD_USER_INPUT']);
    });
  });
}

function calls(access: Access): void {
  describe('a call', () => {
    it.each(forgeries)('%s is not believed', async (_what, change) => {
      const { gameSession } = await sitDown(access());
      const answer = await caller(access())('balance', { gameSession }, change);
      expect([answer.status, answer.body['code']]).toEqual([401, 'UNAUTHENTICATED']);
    });

    it.each(['', '{', '[]', 'null', '{"gameSession":7}', '{}'])(
      'with the body %j is refused',
      async (body) => {
        const answer = await caller(access())('bet', body);
        expect([answer.status, answer.body['code']]).toEqual([400, 'BAD_USER_INPUT']);
      },
    );
  });
}

/** Holds a platform against what docs/vendors.md promises a game server. */
export function walletConformance(access: Access): void {
  for (const part of [seats, rounds, parts, voids, stakes, kinds, calls]) part(access);
}
