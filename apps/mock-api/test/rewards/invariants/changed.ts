import type { Moment } from './moment.ts';

/** The parts of a view that differ from another one. */
export function changed({ before, after, memory }: Moment, except: readonly string[] = []): string[] {
  const text = (value: unknown) =>
    JSON.stringify(value, (_key, each: unknown) => (typeof each === 'bigint' ? String(each) : each));
  const was = new Map(Object.entries(before).map(([name, value]) => [name, text(value)]));
  // A reward that another member was given since may be an offer of its own; that member has seen it by then.
  const known = before.offers.map(({ id }) => id);
  const offers = after.offers.filter(({ id }) => known.includes(id) || !memory.offers.has(id));
  return Object.entries({ ...after, offers })
    .filter(([name, value]) => was.get(name) !== text(value) && !except.includes(name))
    .map(([name, value]) => `${name} is ${text(value)} after ${was.get(name) ?? ''}.`);
}
