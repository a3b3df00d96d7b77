import { createServer, type Server } from 'node:http';
import { CommanderError } from 'commander';
import { afterEach, describe, expect, it } from 'vitest';
import { control, ControlError } from './client.ts';
import { readable } from './output.ts';
import { mockProgram } from './program.ts';

async function sentBy(...args: string[]): Promise<unknown[]> {
  const sent: unknown[] = [];
  const program = mockProgram({
    send: (name, variables) => {
      sent.push([name, JSON.parse(JSON.stringify(variables))]);
      return Promise.resolve();
    },
    platform: '',
    print: () => undefined,
    fail: () => undefined,
    serveMcp: () => Promise.resolve(),
  });
  const quiet = { writeErr: () => undefined, writeOut: () => undefined };
  for (const each of [program, ...program.commands, ...program.commands.flatMap((one) => one.commands)]) {
    each.exitOverride().configureOutput(quiet);
  }
  await program.parseAsync(args, { from: 'user' });
  return sent.flat();
}

describe('the verbs', () => {
  it.each([
    ['world create w1 --seed 7 --frozen', 'CreateWorld', { input: { id: 'w1', seed: 7, frozen: true } }],
    ['world create', 'CreateWorld', { input: {} }],
    ['world reset w1', 'ResetWorld', { id: 'w1' }],
    ['world delete w1', 'DeleteWorld', { id: 'w1' }],
    ['world list', 'Worlds', {}],
    ['world snapshot w1 before', 'SnapshotWorld', { id: 'w1', name: 'before' }],
    ['world restore w1 before', 'RestoreWorld', { id: 'w1', name: 'before' }],
    ['clock now', 'World', { id: 'default' }],
    ['clock advance P1D -w w1', 'AdvanceClock', { world: 'w1', by: 'P1D' }],
    ['clock set 2026-11-23T00:00:00Z', 'SetClock', { world: 'default', to: '2026-11-23T00:00:00Z' }],
    ['clock freeze', 'FreezeClock', { world: 'default', frozen: true }],
    ['clock run', 'FreezeClock', { world: 'default', frozen: false }],
    ['mailbox mia@magpie.test', 'Mailbox', { world: 'default', to: 'mia@magpie.test', last: 10 }],
    [
      'push mia@magpie.test levelUp {"level":4}',
      'Push',
      { world: 'default', member: 'mia@magpie.test', event: 'levelUp', data: { level: 4 } },
    ],
    [
      'fault set latency --operation Games --latency-ms 500 --probability 0.5 --times 3',
      'SetFault',
      {
        world: 'default',
        input: { kind: 'LATENCY', operation: 'Games', latencyMs: 500, probability: 0.5, times: 3 },
      },
    ],
    [
      'fault set session_not_active --times 1',
      'SetFault',
      { world: 'default', input: { catalogue: 'SESSION_NOT_ACTIVE', times: 1 } },
    ],
    ['fault clear', 'ClearFaults', { world: 'default' }],
    ['fault end flt_1 --world w', 'ClearFault', { world: 'w', id: 'flt_1' }],
    [
      'fault set timeout --door pictures --on-call 3',
      'SetFault',
      { world: 'default', input: { kind: 'TIMEOUT', door: 'PICTURES', onCall: 3 } },
    ],
    [
      'config set checkFraud=true detectedCountry=NZ availableCurrencies=["AUD","NZD"]',
      'SetConfig',
      {
        world: 'default',
        input: { checkFraud: true, detectedCountry: 'NZ', availableCurrencies: ['AUD', 'NZD'] },
      },
    ],
    ['award list', 'PendingAwards', { world: 'default' }],
    ['award list mia@magpie.test', 'PendingAwards', { world: 'default', member: 'mia@magpie.test' }],
    ['award release mpr_1 -w w1', 'ReleaseAward', { world: 'w1', award: 'mpr_1' }],
    ['cashback list ella@magpie.test', 'WorldCashbacks', { world: 'default', member: 'ella@magpie.test' }],
    ['reward list mia@magpie.test', 'HeldRewards', { world: 'default', member: 'mia@magpie.test' }],
    [
      'reward give promo_reload_gift mia@magpie.test -w w1',
      'GiveReward',
      { world: 'w1', promo: 'promo_reload_gift', member: 'mia@magpie.test' },
    ],
    ['reward cancel mpr_1', 'EndReward', { world: 'default', reward: 'mpr_1', ending: 'CANCEL' }],
    ['reward expire fsp_1', 'EndReward', { world: 'default', reward: 'fsp_1', ending: 'EXPIRE' }],
    ['jobs -w w1', 'Jobs', { world: 'w1', last: 10 }],
    ['jobs --last 3', 'Jobs', { world: 'default', last: 3 }],
    ['maintenance on', 'SetMaintenance', { world: 'default', on: true }],
    ['maintenance off -w w1', 'SetMaintenance', { world: 'w1', on: false }],
    ['document list', 'Documents', { world: 'default' }],
    [
      'document list ava@magpie.test --status pending -w w1',
      'Documents',
      { world: 'w1', member: 'ava@magpie.test', status: 'PENDING' },
    ],
    [
      'document reject doc_1 --remarks Blurred -w w1',
      'ReviewDocument',
      { world: 'w1', document: 'doc_1', status: 'REJECTED', remarks: 'Blurred' },
    ],
    [
      'jackpot draw jackpot_red_centre mia@magpie.test',
      'DrawJackpot',
      { world: 'default', jackpot: 'jackpot_red_centre', member: 'mia@magpie.test' },
    ],
    ['document approve doc_1', 'ReviewDocument', { world: 'default', document: 'doc_1', status: 'APPROVED' }],
    [
      'document process doc_1',
      'ReviewDocument',
      { world: 'default', document: 'doc_1', status: 'PROCESSING' },
    ],
    [
      'member set noah@magpie.test verified=true status="SUSPENDED"',
      'SetMember',
      { world: 'default', member: 'noah@magpie.test', input: { verified: true, status: 'SUSPENDED' } },
    ],
    ['payment list mia@magpie.test', 'Payments', { world: 'default', member: 'mia@magpie.test' }],
    [
      'payment answer dep_1 approve_later -w w1',
      'AnswerPayment',
      { world: 'w1', payment: 'dep_1', outcome: 'APPROVE_LATER' },
    ],
    ['payment reverse dep_1', 'ReverseDeposit', { world: 'default', deposit: 'dep_1' }],
    ['payment lift dep_1 -w w1', 'LiftDispute', { world: 'w1', deposit: 'dep_1' }],
    ['tournament end t1 -w w1', 'EndTournament', { world: 'w1', tournament: 't1' }],
    [
      'payment move wdr_1 approved',
      'MoveWithdrawal',
      { world: 'default', withdrawal: 'wdr_1', status: 'APPROVED' },
    ],
    ['payment move dep_1 failed -w w1', 'MoveDeposit', { world: 'w1', deposit: 'dep_1', status: 'FAILED' }],
    [
      'balance adjust mia@magpie.test 12.50 --wallet casino_bonus --type system_credit',
      'AdjustBalance',
      {
        world: 'default',
        member: 'mia@magpie.test',
        input: { walletType: 'CASINO_BONUS', amount: '12.50', type: 'SYSTEM_CREDIT' },
      },
    ],
    [
      'balance transfer mia@magpie.test 12.50 --from main --to sport -w w1',
      'TransferBalance',
      { world: 'w1', member: 'mia@magpie.test', input: { from: 'MAIN', to: 'SPORT', amount: '12.50' } },
    ],
    ['audit', 'Audit', { world: 'default' }],
    ['requests --last 5', 'Requests', { world: 'default', last: 5 }],
  ])('%s', async (line, name, variables) => {
    expect(await sentBy(...line.split(' '))).toEqual([name, variables]);
  });

  it.each([
    'fly',
    'world create --seed many',
    'push mia levelUp [1]',
    'fault set latency --probability 2',
    'config set x',
  ])('refuses "%s"', async (line) => {
    await expect(sentBy(...line.split(' '))).rejects.toBeInstanceOf(CommanderError);
  });
});

describe('the call', () => {
  let server: Server | undefined;

  afterEach(() => server?.close());

  async function answering(status: number, body: string): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    server = createServer((_request, response) => response.writeHead(status).end(body)).listen(
      0,
      '127.0.0.1',
      () => {
        resolve(undefined);
      },
    );
    await promise;
    const at = server.address();
    return `http://127.0.0.1:${String(typeof at === 'object' ? at?.port : at)}/control/graphql`;
  }

  it('answers the field of the operation', async () => {
    const address = await answering(200, '{"data":{"clearFaults":2}}');
    expect(await control(address, 'ClearFaults', { world: 'default' })).toBe(2);
  });

  it.each([
    [
      200,
      '{"errors":[{"message":"There is no world x.","extensions":{"code":"NOT_FOUND"}}]}',
      /NOT_FOUND: There is no world x/,
    ],
    [404, '', /MOCK_CONTROL=on/],
    [200, '<html></html>', /not the platform/],
  ])('tells what a status %i with %j means', async (status, body, message) => {
    const address = await answering(status, body);
    const call = control(address, 'ClearFaults', { world: 'x' });
    await expect(call).rejects.toThrow(message);
    await expect(call).rejects.toBeInstanceOf(ControlError);
  });

  it('says how to start a platform when none answers', async () => {
    const address = await answering(200, '');
    await new Promise((done) => server?.close(done));
    await expect(control(address, 'Worlds', {})).rejects.toThrow(/npm start/);
  });
});

describe('what is shown', () => {
  it('shows a list as a table and an object as lines', () => {
    expect(
      readable([
        { id: 'default', seed: 1 },
        { id: 'w', seed: null },
      ]),
    ).toBe('id       seed\ndefault  1\nw        -');
    expect(readable({ balanced: true, violations: [] })).toBe('balanced    true\nviolations  []');
    const entries = [{ id: 'txn_1', amount: '5.00' }];
    expect(readable({ value: '5.00', parts: entries })).toBe(
      'value  5.00\n\nparts\nid     amount\ntxn_1  5.00',
    );
    expect(readable([])).toBe('none');
    expect(readable(true)).toBe('true');
  });
});
