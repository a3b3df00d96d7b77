import { Icon } from '@magpie/ui';
import {
  Cherry,
  Dices,
  Fish,
  House,
  Layers,
  Radio,
  Spade,
  Ticket,
  TrendingUp,
  type LucideIcon,
} from 'lucide-react';
import type { JSX } from 'react';

const icons: Partial<Record<string, LucideIcon>> = {
  lobby: House,
  popular: TrendingUp,
  slots: Cherry,
  fish: Fish,
  live: Radio,
  lottery: Ticket,
  table: Spade,
  providers: Layers,
};

/** The icon of an entry of the casino menu; a type that is not known by name shows dice (SHELL-04). */
export function TypeIcon({ slug }: { readonly slug: string }): JSX.Element {
  return <Icon of={icons[slug] ?? Dices} size="sm" />;
}
