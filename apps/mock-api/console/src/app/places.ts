import {
  BookOpen,
  Bookmark,
  Braces,
  CalendarClock,
  Clock,
  Globe,
  Inbox,
  ListChecks,
  type LucideIcon,
  ScrollText,
  Settings2,
  TriangleAlert,
  Users,
  Zap,
} from 'lucide-react';

export type SectionName =
  | 'people'
  | 'verbs'
  | 'clock'
  | 'mailbox'
  | 'inspector'
  | 'ledger'
  | 'faults'
  | 'jobs'
  | 'stories'
  | 'site'
  | 'moments'
  | 'worlds'
  | 'graphql';

export interface Section {
  readonly name: SectionName;
  readonly title: string;
  readonly icon: LucideIcon;
}

/** The parts of the console in the order of its navigation. */
export const sections: readonly Section[] = [
  { name: 'people', title: 'People', icon: Users },
  { name: 'verbs', title: 'Verbs', icon: Zap },
  { name: 'clock', title: 'Clock', icon: Clock },
  { name: 'mailbox', title: 'Mailbox', icon: Inbox },
  { name: 'inspector', title: 'Inspector', icon: ScrollText },
  { name: 'ledger', title: 'Ledger', icon: ListChecks },
  { name: 'faults', title: 'Faults', icon: TriangleAlert },
  { name: 'jobs', title: 'Jobs', icon: CalendarClock },
  { name: 'stories', title: 'Stories', icon: BookOpen },
  { name: 'site', title: 'Site', icon: Settings2 },
  { name: 'moments', title: 'Moments', icon: Bookmark },
  { name: 'worlds', title: 'Worlds', icon: Globe },
  { name: 'graphql', title: 'GraphQL', icon: Braces },
];

export const defaultWorld = 'default';

/** Where a section of a world stands, or one thing of it. */
export const placeOf = (world: string, section: SectionName = 'people', item?: string): string =>
  `/worlds/${encodeURIComponent(world)}/${section}${item === undefined ? '' : `/${encodeURIComponent(item)}`}`;
