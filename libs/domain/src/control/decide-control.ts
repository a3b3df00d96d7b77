import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';

/** Why a call of the control plane that names a thing is refused. */
export type ControlReason =
  | 'unknownMember'
  | 'defaultWorld'
  | 'faultWithoutKind'
  | 'unknownEvent'
  | 'eventWithoutObject'
  | 'eventDoesNotFit'
  | 'rowsOutOfRange';

/** What the sentences of {@link controlReasons} name. */
export interface ControlDetails {
  /** What the call named: a member or an event. */
  readonly name: string;
  /** What else helps: the known events, or where the data does not fit. */
  readonly hint: string;
}

/** Refusals of the control plane, beside those of adjustments, transfers and settings. */
export const controlReasons = {
  unknownMember: { code: 'NOT_FOUND', text: ({ name }) => `There is no member '${name}' in this world.` },
  defaultWorld: {
    code: 'BAD_USER_INPUT',
    text: () => "The world 'default' cannot be deleted; reset it instead.",
  },
  faultWithoutKind: {
    code: 'BAD_USER_INPUT',
    text: () => 'A fault needs a kind or a name of the catalogue.',
  },
  unknownEvent: {
    code: 'BAD_USER_INPUT',
    text: ({ name, hint }) => `There is no event '${name}'. Known: ${hint}.`,
  },
  eventWithoutObject: { code: 'BAD_USER_INPUT', text: () => 'The data of an event must be an object.' },
  eventDoesNotFit: {
    code: 'BAD_USER_INPUT',
    text: ({ name, hint }) => `The data does not fit ${name}: ${hint}`,
  },
  rowsOutOfRange: { code: 'BAD_USER_INPUT', text: () => 'last must be 1 to 500.' },
} as const satisfies ReasonTable<ControlReason, ControlDetails>;

const none: ControlDetails = { name: '', hint: '' };

/** Decides on deleting a world: any but the default one. */
export function decideWorldDeletion(id: string): Decision<undefined, ControlReason, ControlDetails> {
  return id === 'default' ? refuse('defaultWorld', none) : allow();
}

/** Decides how many of the last rows are shown: 1 to 500. */
export function decideLast(last: number): Decision<number, ControlReason, ControlDetails> {
  return last >= 1 && last <= 500 ? allow(last) : refuse('rowsOutOfRange', none);
}

/** Decides about a fault by its kind, which it has itself or from the catalogue. */
export function decideFault<Kind>(
  kind: Kind | null | undefined,
): Decision<NonNullable<Kind>, ControlReason, ControlDetails> {
  return kind == null ? refuse('faultWithoutKind', none) : allow(kind);
}

/** Decides whether a world has the member whom a call names by id or address. */
export function decideMember<Member>(
  name: string,
  member: Member | undefined,
): Decision<Member, ControlReason, ControlDetails> {
  return member === undefined ? refuse('unknownMember', { ...none, name }) : allow(member);
}

/** Decides whether there is an event of a name, among those that can be pushed. */
export function decideEventName(
  name: string,
  known: readonly string[],
): Decision<undefined, ControlReason, ControlDetails> {
  return known.includes(name) ? allow() : refuse('unknownEvent', { name, hint: known.join(', ') });
}

/** Decides on the data of an event. `misfit` says where it does not fit the event's type, null where it does. */
export function decideEventData(
  name: string,
  data: { readonly isObject: boolean; readonly misfit: string | null },
): Decision<undefined, ControlReason, ControlDetails> {
  if (!data.isObject) return refuse('eventWithoutObject', none);
  return data.misfit === null ? allow() : refuse('eventDoesNotFit', { name, hint: data.misfit });
}
