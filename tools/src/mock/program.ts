import { Command, Option } from 'commander';
import type { OperationName } from './operations.ts';
import { json, settings, share, whole } from './values.ts';

export type Send = (name: OperationName, variables: Record<string, unknown>) => Promise<void>;

interface WorldOption {
  readonly world: string;
}

function onWorld(parent: Command, name: string, description: string): Command {
  return parent
    .command(name)
    .description(description)
    .option('-w, --world <id>', 'id of the world', 'default');
}

function worlds(program: Command, send: Send): void {
  const world = program.command('world').description('worlds: one complete casino each');
  world
    .command('create')
    .description('a new world, a copy of the seeded template')
    .argument('[id]')
    .option('--seed <number>', 'number from which everything random follows', whole)
    .option('--now <time>', 'what its clock shows at first, such as 2026-11-21T00:00:00Z')
    .option('--frozen', 'its clock stands still')
    .option('--durable', 'it survives a restart')
    .action((id: string | undefined, options: object) => send('CreateWorld', { input: { id, ...options } }));
  world
    .command('reset')
    .argument('<id>')
    .description('as it was when created')
    .action((id) => send('ResetWorld', { id }));
  world
    .command('delete')
    .argument('<id>')
    .action((id) => send('DeleteWorld', { id }));
  world.command('list').action(() => send('Worlds', {}));
  for (const [verb, operation] of [
    ['snapshot', 'SnapshotWorld'],
    ['restore', 'RestoreWorld'],
  ] as const) {
    world
      .command(verb)
      .arguments('<id> <name>')
      .action((id, name) => send(operation, { id, name }));
  }
}

function clock(program: Command, send: Send): void {
  const verbs = program.command('clock').description("a world's clock");
  onWorld(verbs, 'now', 'what it shows').action(({ world }: WorldOption) => send('World', { id: world }));
  onWorld(verbs, 'advance', 'moves it forward')
    .argument('<duration>', 'such as P1D or PT90M')
    .action((by, { world }: WorldOption) => send('AdvanceClock', { world, by }));
  onWorld(verbs, 'set', 'moves it forward to a moment')
    .argument('<time>', 'such as 2026-11-23T00:00:00Z')
    .action((to, { world }: WorldOption) => send('SetClock', { world, to }));
  onWorld(verbs, 'freeze', 'stops it').action(({ world }: WorldOption) =>
    send('FreezeClock', { world, frozen: true }),
  );
  onWorld(verbs, 'run', 'lets it run on').action(({ world }: WorldOption) =>
    send('FreezeClock', { world, frozen: false }),
  );
}

interface FaultOptions extends WorldOption {
  readonly operation?: string;
}

const faultKinds = ['LATENCY', 'ERROR', 'DROP_SOCKET', 'NETWORK'];

function faults(program: Command, send: Send): void {
  const fault = program.command('fault').description('calls that fail or wait on purpose');
  onWorld(fault, 'set', 'makes calls go wrong')
    .argument('<what>', 'latency, error, drop_socket, network, or a failure of docs/errors.md by its name')
    .option('--operation <name>', 'only calls of this operation')
    .option('--code <code>', 'code of the error')
    .option('--message <text>', 'message of the error')
    .addOption(new Option('--latency-ms <number>', 'milliseconds to wait').argParser(whole))
    .option('--probability <number>', 'chance of each call, above 0 up to 1', share)
    .option('--times <number>', 'how many calls', whole)
    .action((what: string, { world, ...input }: FaultOptions) => {
      const name = what.toUpperCase();
      return send('SetFault', {
        world,
        input: { [faultKinds.includes(name) ? 'kind' : 'catalogue']: name, ...input },
      });
    });
  onWorld(fault, 'clear', 'ends them all').action(({ world }: WorldOption) => send('ClearFaults', { world }));
  onWorld(fault, 'list', 'those in force').action(({ world }: WorldOption) => send('Faults', { world }));
}

interface ReviewOptions extends WorldOption {
  readonly remarks?: string;
}

function documents(program: Command, send: Send): void {
  const verbs = program.command('document').description('uploaded documents and their review');
  onWorld(verbs, 'list', 'those of all members or of one, newest first')
    .argument('[member]', 'e-mail address or id')
    .option('--status <status>', 'pending, processing, approved or rejected')
    .action((member: string | undefined, { world, status }: WorldOption & { readonly status?: string }) =>
      send('Documents', { world, member, status: status?.toUpperCase() }),
    );
  for (const [verb, status, description] of [
    ['process', 'PROCESSING', 'takes it into review'],
    ['approve', 'APPROVED', 'accepts it, which may verify the member'],
    ['reject', 'REJECTED', 'refuses it'],
  ] as const) {
    onWorld(verbs, verb, description)
      .argument('<document>', 'id of the document')
      .option('--remarks <text>', 'what the member is told')
      .action((document: string, { world, remarks }: ReviewOptions) =>
        send('ReviewDocument', { world, document, status, remarks }),
      );
  }
}

function payments(program: Command, send: Send): void {
  const verbs = program.command('payment').description('deposits and withdrawals');
  onWorld(verbs, 'list', "a member's, newest first of each kind")
    .argument('<member>', 'e-mail address or id')
    .action((member, { world }: WorldOption) => send('Payments', { world, member }));
  onWorld(verbs, 'answer', 'lets the payment provider end one')
    .argument('<payment>', 'id of the deposit or withdrawal')
    .argument('<outcome>', 'such as approve, decline, approve_later, pay_out or cancel')
    .action((payment, outcome: string, { world }: WorldOption) =>
      send('AnswerPayment', { world, payment, outcome: outcome.toUpperCase() }),
    );
  onWorld(verbs, 'reverse', 'takes an approved deposit back')
    .argument('<deposit>', 'id of the deposit')
    .action((deposit, { world }: WorldOption) => send('ReverseDeposit', { world, deposit }));
  onWorld(verbs, 'lift', 'lifts the dispute of a deposit that could not be taken back')
    .argument('<deposit>', 'id of the deposit')
    .action((deposit, { world }: WorldOption) => send('LiftDispute', { world, deposit }));
  onWorld(verbs, 'move', 'moves one on as the payments team would')
    .arguments('<payment> <status>')
    .action((id: string, status: string, { world }: WorldOption) =>
      id.startsWith('wdr_')
        ? send('MoveWithdrawal', { world, withdrawal: id, status: status.toUpperCase() })
        : send('MoveDeposit', { world, deposit: id, status: status.toUpperCase() }),
    );
}

function awards(program: Command, send: Send): void {
  const verbs = program.command('award').description('promos that were awarded and wait');
  onWorld(verbs, 'list', 'those of all members or of one')
    .argument('[member]', 'e-mail address or id')
    .action((member: string | undefined, { world }: WorldOption) => send('PendingAwards', { world, member }));
  onWorld(verbs, 'release', 'pays one that waits for the operator')
    .argument('<award>', 'id of the award')
    .action((award, { world }: WorldOption) => send('ReleaseAward', { world, award }));
}

function rewards(program: Command, send: Send): void {
  const verbs = program.command('reward').description('promos, free spins and bonuses that members hold');
  onWorld(verbs, 'list', "a member's that are not over")
    .argument('<member>', 'e-mail address or id')
    .action((member, { world }: WorldOption) => send('HeldRewards', { world, member }));
  onWorld(verbs, 'give', 'gives what a promo offers, without what it asks for')
    .argument('<promo>', 'id of the promo')
    .argument('<member>', 'e-mail address or id')
    .action((promo, member, { world }: WorldOption) => send('GiveReward', { world, promo, member }));
  for (const [verb, description] of [
    ['cancel', 'takes one back'],
    ['expire', 'ends one as if its time had run out'],
  ] as const) {
    onWorld(verbs, verb, description)
      .argument('<reward>', 'id of the promo, free spins or bonus that the member holds')
      .action((reward, { world }: WorldOption) =>
        send('EndReward', { world, reward, ending: verb.toUpperCase() }),
      );
  }
}

function members(program: Command, send: Send): void {
  const verbs = program.command('member').description('what the operator knows and decides about members');
  onWorld(verbs, 'set', 'changes one')
    .argument('<member>', 'e-mail address or id')
    .argument('<setting...>', 'name=value, values in JSON, such as verified=true')
    .action((member: string, pairs: string[], { world }: WorldOption) =>
      send('SetMember', { world, member, input: settings(pairs) }),
    );
}

function tournaments(program: Command, send: Send): void {
  const verbs = program.command('tournament').description('contests between members');
  onWorld(verbs, 'end', 'closes one and pays its prizes')
    .argument('<tournament>', 'id of the tournament')
    .action((tournament, { world }: WorldOption) => send('EndTournament', { world, tournament }));
}

interface TransferOptions extends WorldOption {
  readonly from: string;
  readonly to: string;
  readonly currency?: string;
}

interface AdjustOptions extends WorldOption {
  readonly wallet: string;
  readonly currency?: string;
  readonly type?: string;
  readonly source?: string;
}

function balances(program: Command, send: Send): void {
  const verbs = program.command('balance').description("members' wallets");
  onWorld(verbs, 'adjust', 'adds money to a wallet, or removes it')
    .argument('<member>', 'e-mail address or id')
    .argument('<amount>', 'decimal; write a negative one after --')
    .option('--wallet <type>', 'main, casino, casino_bonus, sport or sport_bonus', 'main')
    .option('--currency <code>', 'the active currency when left out')
    .option('--type <type>', 'type of the transaction')
    .option('--source <id>', 'vendor, jackpot or tournament that it comes from, for the types that need one')
    .action((member, amount: string, { world, wallet, currency, type, source }: AdjustOptions) => {
      const walletType = wallet.toUpperCase();
      const input = { walletType, amount, currency, type: type?.toUpperCase(), source };
      return send('AdjustBalance', { world, member, input });
    });
  onWorld(verbs, 'transfer', 'moves money between two wallets')
    .argument('<member>', 'e-mail address or id')
    .argument('<amount>', 'decimal above 0')
    .requiredOption('--from <type>', 'main, casino, casino_bonus, sport or sport_bonus')
    .requiredOption('--to <type>', 'another of the five')
    .option('--currency <code>', 'the active currency when left out')
    .action((member, amount: string, { world, from, to, currency }: TransferOptions) => {
      const input = { from: from.toUpperCase(), to: to.toUpperCase(), currency, amount };
      return send('TransferBalance', { world, member, input });
    });
}

function jackpots(program: Command, send: Send): void {
  const verbs = program.command('jackpot').description('prize pools');
  onWorld(verbs, 'draw', 'lets a member win one that pays out, by the last cash bet on one of its games')
    .argument('<jackpot>', 'id of the jackpot')
    .argument('<member>', 'e-mail address or id')
    .action((jackpot, member, { world }: WorldOption) => send('DrawJackpot', { world, jackpot, member }));
}

interface ListOptions extends WorldOption {
  readonly last: number;
}

function rest(program: Command, send: Send): void {
  onWorld(program, 'mailbox', 'e-mails and SMS sent, newest first')
    .argument('[to]', 'e-mail address or mobile number')
    .option('--last <number>', 'how many', whole, 10)
    .action((to: string | undefined, { world, last }: ListOptions) => send('Mailbox', { world, to, last }));
  onWorld(program, 'push', "an event to a member's open pages")
    .arguments('<member> <event>')
    .argument('[data]', 'JSON object', json, {})
    .action((member, event, data, { world }: WorldOption) => send('Push', { world, member, event, data }));
  onWorld(program.command('config').description("settings of a world's site"), 'set', 'changes settings')
    .argument('<setting...>', 'name=value, values in JSON')
    .action((pairs: string[], { world }: WorldOption) =>
      send('SetConfig', { world, input: settings(pairs) }),
    );
  const maintenance = program.command('maintenance').description('every call answers MAINTENANCE_MODE');
  for (const state of ['on', 'off']) {
    onWorld(maintenance, state, state === 'on' ? 'begins' : 'ends').action(({ world }: WorldOption) =>
      send('SetMaintenance', { world, on: state === 'on' }),
    );
  }
  onWorld(program, 'audit', 'recomputes the ledger').action(({ world }: WorldOption) =>
    send('Audit', { world }),
  );
  onWorld(program, 'jobs', 'what it did by itself last, and what it has still to do')
    .option('--last <number>', 'how many of each', whole, 10)
    .action(({ world, last }: ListOptions) => send('Jobs', { world, last }));
  onWorld(program, 'requests', 'the last calls, newest first')
    .option('--last <number>', 'how many', whole, 20)
    .action(({ world, last }: ListOptions) => send('Requests', { world, last }));
}

export function mockProgram(send: Send): Command {
  const program = new Command('npm run mock --')
    .description('Drives a running platform through its control plane. Put it on another port with API_PORT.')
    .option('--json', 'answers as JSON');
  for (const add of [
    worlds,
    clock,
    faults,
    documents,
    members,
    awards,
    rewards,
    payments,
    tournaments,
    jackpots,
    balances,
    rest,
  ])
    add(program, send);
  return program;
}
