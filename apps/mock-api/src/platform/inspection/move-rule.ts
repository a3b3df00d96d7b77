import type { Row } from '../store/changed.ts';
import type { WatchRule } from './watch.ts';

interface Moves<State extends string> {
  readonly table: string;
  /** What a sentence calls a row. */
  readonly called: string;
  /** Reads the status when left out. */
  readonly stateOf?: (row: Row) => State;
  readonly canMove: (from: State, to: State) => boolean;
  /** Names the row; its id when left out. */
  readonly nameOf?: (row: Row) => string;
}

const idOf = ({ id }: Row): string => String(id);

/** A status moves only as its area allows. */
export function moveRule<State extends string>(moves: Moves<State>): WatchRule {
  const { table, called, canMove, nameOf = idOf } = moves;
  const stateOf = moves.stateOf ?? (({ status }) => status as State);
  return {
    name: 'statusMoved',
    tables: [table],
    check: (_db, touched) =>
      touched.rows(table).flatMap(({ before, after }) => {
        if (!before || !after) return [];
        const [from, to] = [stateOf(before), stateOf(after)];
        if (from === to || canMove(from, to)) return [];
        const subject = `${table}:${nameOf(after)}`;
        return [{ subject, text: `The ${called} ${nameOf(after)} went from ${from} to ${to}.` }];
      }),
  };
}
