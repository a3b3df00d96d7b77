import { depositMoves, leadsTo, withdrawalMoves } from '../../crash/statuses.ts';
import { unless } from './moment.ts';
import type { Invariant, Moment } from './moment.ts';

/** The parts of a view that differ from another one. */
function changed({ before, after }: Moment, except: readonly string[] = []): string[] {
  const text = (value: unknown) =>
    JSON.stringify(value, (_key, each: unknown) => (typeof each === 'bigint' ? String(each) : each));
  const was = new Map(Object.entries(before).map(([name, value]) => [name, text(value)]));
  // A reward that another member was given since may be an offer of its own.
  const known = before.offers.map(({ id }) => id);
  const offers = after.offers.filter(({ id }) => known.includes(id));
  return Object.entries({ ...after, offers })
    .filter(([name, value]) => was.get(name) !== text(value) && !except.includes(name))
    .map(([name, value]) => `${name} is ${text(value)} after ${was.get(name) ?? ''}.`);
}

const unchanged =
  (came: Moment['came']): Invariant['breaches'] =>
  (moment) =>
    moment.came === came ? changed(moment) : [];

/** The invariants of what was answered. */
export const answerInvariants: readonly Invariant[] = [
  {
    name: 'what the rules forbid is refused: after an end, in a cooldown, on another day, beyond uses or cash',
    breaches: ({ came, order }) =>
      unless(
        came !== 'ANSWERED' || order?.forbidden == null,
        `It was answered though ${String(order?.forbidden)}.`,
      ),
  },
  {
    name: 'a refusal changes nothing, but what it says that it takes',
    breaches: (moment) => (moment.came === 'REFUSED' ? changed(moment, moment.order?.refusalChanges) : []),
  },
  { name: 'a kill changes nothing that was answered', breaches: unchanged('KILLED') },
  { name: 'a repeated call changes nothing', breaches: unchanged('REPEATED') },
  {
    name: 'payments change state only along their table',
    breaches: ({ before, after }) =>
      before.payments.flatMap(({ id, status }) => {
        const now = after.payments.find((each) => each.id === id)?.status ?? 'LOST TRACK';
        const moves = id.startsWith('wdr') ? withdrawalMoves : depositMoves;
        return unless(leadsTo(moves, status, now), `${id} was ${status} and is ${now}.`);
      }),
  },
];
