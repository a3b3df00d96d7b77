import { depositMoves, leadsTo, withdrawalMoves } from '../../crash/statuses.ts';
import { changed } from './changed.ts';
import { unless } from './moment.ts';
import type { Invariant, Moment } from './moment.ts';
import { beyondEarnings } from './taken-back.ts';

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
    name: 'a refusal changes nothing, but a refused reversal takes what the deposit earned',
    breaches: (moment) => {
      if (moment.came !== 'REFUSED') return [];
      const takes = moment.order?.takesBack != null && moment.code === 'INSUFFICIENT_BALANCE';
      return takes ? beyondEarnings(moment, moment.order.takesBack) : changed(moment);
    },
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
