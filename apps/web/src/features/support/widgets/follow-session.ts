import { logNote } from '#shared/log/index.ts';
import type { Store } from '#shared/store/index.ts';
import type { Session } from '../../session/index.ts';
import { loadScript } from './load-script.ts';

export interface Person<U> {
  readonly id: string;
  readonly user: U;
}

export interface Widget<U> {
  readonly name: string;
  readonly script: string;
  readonly ready: () => boolean;
  /** Starts it with a member's data, or with none for a visitor (SUPPORT-06). */
  readonly start: (user: U | null) => void | Promise<void>;
  /** Takes everything of the last user out of it (SUPPORT-06). */
  readonly stop: () => void | Promise<void>;
  /** Hands it newer data of the same member, such as the next token. */
  readonly renew: (user: U) => void | Promise<void>;
}

async function quietly(name: string, work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logNote(`The ${name} failed.`, error);
  }
}

function mover<U>(widget: Widget<U>, personOf: (session: Session) => Person<U> | null) {
  let started: { readonly id: string | null; readonly data: string } | null = null;
  return async (session: Session): Promise<void> => {
    if (!session.settled) return;
    const person = personOf(session);
    const next = { id: person?.id ?? null, data: JSON.stringify(person) };
    const last = started;
    if (last?.data === next.data) return;
    started = next;
    if (person && last?.id === person.id) {
      await quietly(widget.name, () => widget.renew(person.user));
      return;
    }
    if (last) await quietly(widget.name, widget.stop);
    await quietly(widget.name, () => widget.start(person?.user ?? null));
  };
}

/**
 * Loads a widget, starts it once it is ready (SUPPORT-03) and keeps it with the session from then on: a visitor's has no
 * user data, a login starts it anew with the member's, and a logout takes the data out again (SUPPORT-06). Every failure is
 * only logged (SUPPORT-04).
 */
export async function followSession<U>(
  widget: Widget<U>,
  personOf: (session: Session) => Person<U> | null,
  session: Store<Session>,
): Promise<void> {
  try {
    await loadScript(widget.script, widget.ready);
  } catch (error) {
    logNote(`The ${widget.name} could not be loaded.`, error);
    return;
  }
  const move = mover(widget, personOf);
  let moving = Promise.resolve();
  const follow = () => {
    const now = session.get();
    moving = moving.then(() => move(now));
  };
  session.subscribe(follow);
  follow();
  await moving;
}
