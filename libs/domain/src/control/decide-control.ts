import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';

export type ControlReason =
  | 'unknownMember'
  | 'defaultWorld'
  | 'faultWithoutKind'
  | 'unknownEvent'
  | 'eventWithoutObject'
  | 'eventDoesNotFit'
  | 'rowsOutOfRange';

export interface ControlDetails {
  /** The member, event or argument that the call named. */
  readonly name: string;
  /** The known events, or where the data does not fit. */
  readonly hint: string;
}

/** Refusals of the control plane, except those of adjustments, transfers and settings. */
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
  rowsOutOfRange: { code: 'BAD_USER_INPUT', text: ({ name }) => `${name} must be 1 to 500.` },
} as const satisfies ReasonTable<ControlReason, ControlDetails>;

const none: ControlDetails = { name: '', hint: '' };

export function decideWorldDeletion(id: string): Decision<undefined, ControlReason, ControlDetails> {
  return id === 'default' ? refuse('defaultWorld', none) : allow();
}

/** @param name of the argument */
export function decideLast(last: number, name = 'last'): Decision<number, ControlReason, ControlDetails> {
  return last >= 1 && last <= 500 ? allow(last) : refuse('rowsOutOfRange', { ...none, name });
}

export function decideFault<Kind>(
  kind: Kind | null | undefined,
): Decision<NonNullable<Kind>, ControlReason, ControlDetails> {
  return kind == null ? refuse('faultWithoutKind', none) : allow(kind);
}

export function decideMember<Member>(
  name: string,
  member: Member | undefined,
): Decision<Member, ControlReason, ControlDetails> {
  return member === undefined ? refuse('unknownMember', { ...none, name }) : allow(member);
}

export function decideEventName(
  name: string,
  known: readonly string[],
): Decision<undefined, ControlReason, ControlDetails> {
  return known.includes(name) ? allow() : refuse('unknownEvent', { name, hint: known.join(', ') });
}

/** `misfit` says where the data does not fit the event's type; null when it does. */
export function decideEventData(
  name: string,
  data: { readonly isObject: boolean; readonly misfit: string | null },
): Decision<undefined, ControlReason, ControlDetails> {
  if (!data.isObject) return refuse('eventWithoutObject', none);
  return data.misfit === null ? allow() : refuse('eventDoesNotFit', { name, hint: data.misfit });
}
