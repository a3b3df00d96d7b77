import { messageIcon, type MessageIcon } from '@magpie/domain/messages';
import { BellRing, CircleCheck, LoaderCircle, TriangleAlert, type LucideIcon } from 'lucide-react';

export interface MessageLook {
  readonly icon: LucideIcon;
  readonly word: string;
  readonly colour: string;
}

const looks: Readonly<Record<MessageIcon, MessageLook>> = {
  warning: { icon: TriangleAlert, word: 'Warning', colour: 'orange.fg' },
  process: { icon: LoaderCircle, word: 'In progress', colour: 'blue.fg' },
  check: { icon: CircleCheck, word: 'Done', colour: 'green.fg' },
  notify: { icon: BellRing, word: 'Notice', colour: 'fg.muted' },
};

/** The look of a message by its type (MSG-09). */
export function messageLook(type: string | null): MessageLook {
  return looks[messageIcon(type)];
}
