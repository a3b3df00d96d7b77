import { freeSpinsState, type FreeSpinsLife, type FreeSpinsState } from '@magpie/domain/free-spins';
import { Icon, Tag, type TagProps } from '@magpie/ui';
import { CircleCheck, CircleSlash, Clock, type LucideIcon } from 'lucide-react';
import type { JSX } from 'react';

interface StatusLook {
  readonly icon: LucideIcon;
  readonly tone: NonNullable<TagProps['tone']>;
  readonly words: string;
}

const looks: Readonly<Record<FreeSpinsState, StatusLook>> = {
  NOT_ACTIVATED: { icon: Clock, tone: 'neutral', words: 'Not activated' },
  ACTIVE: { icon: CircleCheck, tone: 'success', words: 'Active' },
  CANCELLED: { icon: CircleSlash, tone: 'neutral', words: 'Cancelled' },
  COMPLETE: { icon: CircleCheck, tone: 'neutral', words: 'Complete' },
  EXPIRED: { icon: Clock, tone: 'neutral', words: 'Expired' },
};

/** The state of free spins (SPIN-19). */
export function SpinsTag({ freeSpin }: { readonly freeSpin: FreeSpinsLife }): JSX.Element {
  const { icon, tone, words } = looks[freeSpinsState(freeSpin)];
  return (
    <Tag tone={tone} icon={<Icon of={icon} />}>
      {words}
    </Tag>
  );
}
