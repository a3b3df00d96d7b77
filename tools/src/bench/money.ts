import { z } from 'zod';
import { control } from '../mock/client.ts';
import { startBaseline } from './baseline.ts';
import type { Figure } from './figures.ts';
import { burst, type Call } from './load.ts';
import {
  ask,
  type BenchMember,
  CODES_A_DAY,
  logIn,
  makeMoneyWorld,
  makeWithdrawals,
  moneyWorld,
  type NewMember,
  nextDay,
  signUp,
} from './money-members.ts';
import type { MeasuredServer } from './server.ts';

const ALONE = 200;
const MEMBERS = 100;
const EACH = 20;
const WARM_UP = 500;

interface Waiting {
  readonly id: string;
  readonly member: BenchMember;
}

const query =
  'mutation Cancel($id: ID!, $key: String) { cancelWithdrawal(id: $id, idempotencyKey: $key) { id status amount } }';

function cancellation(url: string, { id, member }: Waiting): Call {
  return {
    url,
    headers: { authorization: `Bearer ${member.token}`, 'x-world': moneyWorld },
    body: JSON.stringify({ operationName: 'Cancel', query, variables: { id, key: `bench-${id}` } }),
  };
}

async function prepare(platform: string, member: BenchMember, count: number): Promise<Waiting[]> {
  return (await makeWithdrawals(platform, member, count)).map((id) => ({ id, member }));
}

const cancelled = z.object({
  data: z.object({ cancelWithdrawal: z.object({ id: z.string(), status: z.literal('CANCELLED') }) }),
});
const history = z.object({ balanceTransactionRecords: z.object({ totalCount: z.number() }) });
const books = z.object({ balanced: z.boolean(), violations: z.array(z.string()) });

const idsOf = (answers: readonly string[]): string[] =>
  answers.map((text) => cancelled.parse(JSON.parse(text)).data.cancelWithdrawal.id);

/** @throws Error unless every call was answered and posted once, and the ledger is balanced */
async function requireOnce(platform: string, waiting: readonly Waiting[], answers: readonly string[]) {
  const ids = idsOf(answers);
  if (waiting.some(({ id }, index) => ids[index] !== id)) throw new Error('An answer is of another call.');
  const perMember = Map.groupBy(waiting, ({ member }) => member);
  for (const [{ token }, theirs] of perMember) {
    const records = await ask(
      platform,
      '{ balanceTransactionRecords(filter: { type: { eq: WITHDRAWAL_CANCELLED } }) { totalCount } }',
      {},
      token,
    );
    const { totalCount } = history.parse(records).balanceTransactionRecords;
    if (totalCount !== theirs.length)
      throw new Error(`${String(totalCount)} of ${String(theirs.length)} are posted.`);
  }
  const audit = books.parse(await control(`${platform}/control/graphql`, 'Audit', { world: moneyWorld }));
  if (!audit.balanced) throw new Error(`The books are not balanced: ${audit.violations.join(' ')}`);
}

async function measure(platform: string, waiting: readonly Waiting[], connections: number): Promise<number> {
  const calls = waiting.map((each) => cancellation(`${platform}/graphql`, each));
  const { answers, perSecond } = await burst(calls, connections);
  // Repeats the calls with the same keys: the answers must be the same, and nothing is posted.
  const again = await burst(calls, connections);
  if (again.answers.join() !== answers.join()) throw new Error('A repeated call was answered differently.');
  await requireOnce(platform, waiting, answers);
  return perSecond;
}

async function plainRate(
  baseline: MeasuredServer,
  waiting: readonly Waiting[],
  connections: number,
): Promise<number> {
  const calls = waiting.map((each) => cancellation(`${baseline.address}/`, each));
  return (await burst(calls, connections)).perSecond;
}

/**
 * Concurrent cancellations of {@link ALONE} withdrawals of one member, and {@link EACH} of each of {@link MEMBERS}
 * members, each posted exactly once, compared with a plain Apollo Server that stores balances in a map.
 */
export async function moneyFigures(platform: string, folder: string): Promise<Figure[]> {
  await makeMoneyWorld(platform);
  const [first, ...others] = await makeMembers(platform, MEMBERS + 1);
  if (!first) throw new Error('There is no member.');
  const alone = await prepare(platform, first, ALONE);
  const spread = (await inLines(others, (member) => prepare(platform, member, EACH))).flat();
  const warm = Array.from({ length: WARM_UP }, (_, index) => ({
    id: `warm-${String(index)}`,
    member: first,
  }));
  const waiting = [...alone, ...spread, ...warm];
  const baseline = await startBaseline(folder, {
    script: 'baseline-money-server.ts',
    variable: 'BENCH_WITHDRAWALS',
    content: waiting.map(({ id, member }) => ({ id, member: member.id })),
  });
  try {
    const oneRate = await measure(platform, alone, ALONE);
    const manyRate = await measure(platform, spread, MEMBERS);
    await plainRate(baseline, warm, MEMBERS);
    const plainOne = await plainRate(baseline, alone, ALONE);
    const plainMany = await plainRate(baseline, spread, MEMBERS);
    await control(`${platform}/control/graphql`, 'DeleteWorld', { id: moneyWorld });
    const what = `${String(ALONE)} money mutations at once on one member`;
    const all = `${String(MEMBERS * EACH)} over ${String(MEMBERS)} members`;
    return [
      { name: `${what}, platform`, value: oneRate, unit: 'calls/s' },
      { name: `${what}, plain Apollo Server in memory`, value: plainOne, unit: 'calls/s' },
      { name: `${all}, platform`, value: manyRate, unit: 'calls/s' },
      { name: `${all}, plain Apollo Server in memory`, value: plainMany, unit: 'calls/s' },
      { name: `${all}, platform to plain`, value: manyRate / plainMany, unit: 'times' },
    ];
  } finally {
    await baseline.stop();
  }
}

export async function signUpMembers(platform: string, count: number): Promise<NewMember[]> {
  const signedUp: NewMember[] = [];
  while (signedUp.length < count) {
    const most = Math.min(CODES_A_DAY, count - signedUp.length);
    const numbers = Array.from({ length: most }, (_, index) => signedUp.length + index);
    signedUp.push(...(await inLines(numbers, (number) => signUp(platform, number))));
    await nextDay(platform);
  }
  return signedUp;
}

export async function makeMembers(platform: string, count: number): Promise<BenchMember[]> {
  return inLines(await signUpMembers(platform, count), (member) => logIn(platform, member));
}

async function inLines<T, R>(values: readonly T[], work: (value: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const left = [...values.entries()];
  const line = async () => {
    for (let next = left.shift(); next; next = left.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: 8 }, line));
  return results;
}
