import { addresses } from './addresses.ts';

async function order(path: string): Promise<void> {
  const { status } = await fetch(`${addresses.replicas}${path}`, { method: 'POST' });
  if (status !== 204) throw new Error(`The platforms do not take the order ${path}: ${String(status)}.`);
}

/** Both platforms answer when it resolves. */
export const bothUp = (): Promise<void> => order('/ready');

/** Ends a platform as a crash does, once the other one is up; it is gone when this resolves, and comes back by itself. */
export async function kill(which: 1 | 2): Promise<void> {
  await bothUp();
  await order(`/kill/${String(which)}`);
}

/** Ends each platform in turn as a deployment does, and waits until it is back. */
export async function roll(): Promise<void> {
  await bothUp();
  await order('/restart/1');
  await order('/restart/2');
}
