import { control } from '../mock/client.ts';
import { type Figure, percentile } from './figures.ts';
import { makeMoneyWorld, moneyWorld, tokenOf } from './money-members.ts';
import { openCrowd, type Crowd, type Listener } from './socket-crowd.ts';

const SOCKETS = 10_000;
/** Pushes that are measured, after one that shows that all have subscribed. */
const TO_ALL = 10;
const TO_ONE = 100;

const crowdMember = 'mia@magpie.test';
const loneMember = 'noah@magpie.test';

/** What the platform tells of its process. */
async function measure(
  platform: string,
  name: 'resident_memory_bytes' | 'cpu_seconds_total',
): Promise<number> {
  const text = await (await fetch(`${platform}/metrics`)).text();
  const value = new RegExp(`^process_${name} (\\S+)$`, 'm').exec(text)?.[1];
  if (value === undefined) throw new Error(`The platform tells no ${name}.`);
  return Number(value);
}

const push = (platform: string, member: string) =>
  control(`${platform}/control/graphql`, 'Push', {
    world: moneyWorld,
    member,
    event: 'balanceUpdated',
    data: {},
  });

/** Milliseconds from each push until it has reached each of the listeners, which all must be reached once. */
async function delays(
  crowd: Crowd,
  { to, listeners, count }: { to: () => Promise<unknown>; listeners: readonly Listener[]; count: number },
): Promise<number[]> {
  const found: number[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    const before = listeners[0]?.pushes ?? 0;
    const reached = crowd.reach(listeners, before + 1);
    const from = performance.now();
    await Promise.all([to(), reached]);
    for (const { pushes, lastAt } of listeners) {
      if (pushes !== before + 1) throw new Error('A push has reached a socket twice.');
      found.push(lastAt - from);
    }
  }
  return found;
}

/** One process with {@link SOCKETS} sockets that hold the subscriptions of the web app: memory, and pushes to all and to one. */
export async function socketFigures(platform: string): Promise<Figure[]> {
  await makeMoneyWorld(platform);
  const [ofCrowd, ofLone] = [await tokenOf(platform, crowdMember), await tokenOf(platform, loneMember)];
  const before = await measure(platform, 'resident_memory_bytes');
  const from = performance.now();
  const tokens = Array.from({ length: SOCKETS }, (_, index) => (index === 0 ? ofLone : ofCrowd));
  const crowd = await openCrowd(platform, tokens);
  const [lone, ...others] = crowd.listeners;
  if (!lone) throw new Error('There is no socket.');
  const toAll = () => push(platform, crowdMember);
  const toOne = () => push(platform, loneMember);
  // Whoever connected last is subscribed by then, because the platform takes up calls in their order.
  await delays(crowd, { to: toAll, listeners: others, count: 1 });
  await delays(crowd, { to: toOne, listeners: [lone], count: 1 });
  const opened = performance.now() - from;
  const memory = ((await measure(platform, 'resident_memory_bytes')) - before) / SOCKETS / 1024;
  const worked = await measure(platform, 'cpu_seconds_total');
  const all = await delays(crowd, { to: toAll, listeners: others, count: TO_ALL });
  const work = (1000 * ((await measure(platform, 'cpu_seconds_total')) - worked)) / TO_ALL;
  const one = await delays(crowd, { to: toOne, listeners: [lone], count: TO_ONE });
  await crowd.close();
  await control(`${platform}/control/graphql`, 'DeleteWorld', { id: moneyWorld });
  const what = `${String(SOCKETS)} sockets of the web app`;
  return [
    { name: `${what}, opened`, value: opened, unit: 'ms' },
    { name: `${what}, memory of each`, value: memory, unit: 'KiB' },
    ...[50, 99].map((percent) => ({
      name: `${what}, a push to all, p${String(percent)}`,
      value: percentile(all, percent),
      unit: 'ms',
    })),
    { name: `${what}, a push to all, work of the processor`, value: work, unit: 'ms' },
    ...[50, 99].map((percent) => ({
      name: `${what}, a push to one, p${String(percent)}`,
      value: percentile(one, percent),
      unit: 'ms',
    })),
  ];
}
