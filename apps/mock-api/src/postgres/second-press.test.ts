import { beforeEach, expect, it } from 'vitest';
import { callGraphQL } from '#test/kit/index.ts';
import type { GraphQLAnswer, TestPlatform } from '#test/kit/index.ts';
import { openCashier, standOf } from '#test/kit/cashier.ts';
import { sessionFor, ticketFor } from '#test/kit/launches.ts';
import { pageCall } from '#test/kit/play-calls.ts';
import type { Player } from '#test/kit/play.ts';
import { describeOnPostgres, twoReplicas } from '#test/kit/replicas.ts';
import { personInNewWorld } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';
import { decidedMatch, order } from '#test/kit/sportsbook-counter.ts';
import { legOn, openSportsbook, SPORTSBOOK } from '#test/kit/sportsbook.ts';

const KEY = '0b9d6f2e-5b7e-4a51-9a1c-2f9f6f0f7c11';

/** Calls that start a payment, and how a payment stands after each press on its page, and the balance at last. */
const starts = [
  [
    'initiatePaymentIQDeposit',
    { paymentMethod: 'pm_card', amount: '50.00' },
    ['PENDING', 'APPROVED'],
    '1050.00',
  ],
  [
    'initiatePaymentIQWithdrawal',
    { withdrawalMethod: 'wm_payid', amount: '60.00' },
    ['DRAFT', 'PENDING'],
    '940.00',
  ],
] as const;

/** The first press is carried out by one replica, whose answer is lost; the second one is taken by the other. */
describeOnPostgres('a press that is made again at another replica', () => {
  const replicas = twoReplicas();
  let a: TestPlatform;
  let b: TestPlatform;
  let mia: SeededPerson;
  let player: Player;

  beforeEach(async () => {
    [a, b] = replicas();
    mia = await personInNewWorld(a, 'mia');
    player = { ...mia, email: 'mia@magpie.test', call: mia.main };
  });

  const ask = (at: TestPlatform, query: string, variables: object = {}): Promise<GraphQLAnswer> =>
    callGraphQL(at, mia.world, { query, variables, token: mia.token });

  const balanceAt = async (at: TestPlatform) =>
    (await ask(at, '{ me { availableBalance } }')).data?.['me'] as { availableBalance: string };

  it.each(starts)(
    'OPS-03 is for %s the payment that the first one started, and pays it once',
    async (field, input, [proceed, choose], availableBalance) => {
      const name = field.charAt(0).toUpperCase() + field.slice(1);
      const query = `mutation Start($input: ${name}Input!) { ${field}(input: $input) }`;
      const start = (at: TestPlatform) => ask(at, query, { input: { ...input, idempotencyKey: KEY } });
      const answers = [await start(a), await start(b)];
      // Each replica of this test names its own address.
      const [cashier, again] = answers.map(({ data }) => String(data?.[field]).replace(/^http:..[^/]*/, ''));
      expect([answers.map(({ code }) => code), again]).toEqual([[null, null], cashier]);
      const [one, other] = [a, b].map(({ url }) => openCashier(`${url}${String(cashier)}`));
      for (const [call, status] of [
        ['proceed', proceed],
        ['choose', choose],
      ] as const) {
        const pressed = [await one?.[call]('APPROVE'), await other?.[call]('APPROVE')];
        const [first, second] = pressed.map((answer) => answer && standOf(answer));
        expect([second, first?.[0]]).toEqual([first, status]);
      }
      expect([await balanceAt(a), await balanceAt(b)]).toEqual([{ availableBalance }, { availableBalance }]);
    },
  );

  it('OPS-03 is the spin that the first one began, and takes its stake once', async () => {
    const ticket = await ticketFor(player);
    await sessionFor(player);
    const spin = (at: TestPlatform) =>
      pageCall(at, 'begin', { ticket, request: 'one-spin-of-two-presses', stake: '1.00' });
    const [first, second] = [await spin(a), await spin(b)];
    expect([first.status, second.status]).toEqual([200, 200]);
    const { round, payout, balance, view } = first.body;
    expect(second.body).toMatchObject({ round, payout, balance, view });
    expect(await balanceAt(b)).toEqual({ availableBalance: balance });
    expect(Number(balance)).toBe(999 + Number(payout));
  });

  it('OPS-03 is the bet that the first one placed, and takes its stake once', async () => {
    const slip = await openSportsbook(a, player);
    const ticket = await ticketFor(player, SPORTSBOOK.id, SPORTSBOOK.vendor);
    const { fixture } = decidedMatch(player);
    const placed = order([await legOn(slip, fixture.id, 'HOME')], '10.00');
    const place = (at: TestPlatform) => pageCall(at, 'place', { ticket, ...placed }, SPORTSBOOK.code);
    const [first, second] = [await place(a), await place(b)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body['bet']).toEqual(first.body['bet']);
    expect(await balanceAt(b)).toEqual({ availableBalance: '990.00' });
  });
});
