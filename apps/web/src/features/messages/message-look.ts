import { BellRing, CircleCheck, LoaderCircle, TriangleAlert, type LucideIcon } from 'lucide-react';

/** How the kind of a message shows. */
export interface MessageLook {
  readonly icon: LucideIcon;
  /** What the icon says. */
  readonly word: string;
  /** Colour token of the icon. */
  readonly colour: string;
}

const warning: MessageLook = { icon: TriangleAlert, word: 'Warning', colour: 'orange.fg' };
const process: MessageLook = { icon: LoaderCircle, word: 'In progress', colour: 'blue.fg' };
const check: MessageLook = { icon: CircleCheck, word: 'Done', colour: 'green.fg' };
const notify: MessageLook = { icon: BellRing, word: 'Notice', colour: 'fg.muted' };

const looks: readonly (readonly [words: readonly string[], look: MessageLook])[] = [
  [['REJECTED', 'FAILED', 'EXPIRED'], warning],
  [['PROCESSING'], process],
  [['APPROVED', 'RECEIVED'], check],
];

/** The icon of a message by its type; the first rule that fits counts, and any other type notifies (spec 3 §3). */
export function messageLook(type: string | null): MessageLook {
  const fitting = looks.find(([words]) => words.some((word) => type?.includes(word)));
  return fitting?.[1] ?? notify;
}
