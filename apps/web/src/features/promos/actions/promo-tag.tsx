import { promoTermsReasons, type PromoState } from '@magpie/domain/promos';
import { Icon, Tag, type TagProps } from '@magpie/ui';
import { Tooltip } from '@magpie/ui/overlays';
import { Award, CircleCheck, CircleSlash, Clock, Hourglass, Lock, type LucideIcon } from 'lucide-react';
import type { JSX } from 'react';
import type { Promo } from './promo-facts.ts';

interface TagLook {
  readonly icon: LucideIcon;
  readonly tone: NonNullable<TagProps['tone']>;
  readonly words: string;
}

const looks: Readonly<Record<Exclude<PromoState, 'BLOCKED' | 'LEVEL_LOCKED'>, TagLook>> = {
  AVAILABLE: { icon: CircleCheck, tone: 'neutral', words: 'Available' },
  ENROLLED: { icon: CircleCheck, tone: 'success', words: 'Enrolled' },
  IN_PROGRESS: { icon: Hourglass, tone: 'gum', words: 'In Progress' },
  COOLDOWN: { icon: Clock, tone: 'neutral', words: 'On cooldown' },
  ENDED: { icon: CircleSlash, tone: 'neutral', words: 'Ended' },
  WAITING: { icon: Clock, tone: 'warning', words: 'Waiting' },
  MAXED_OUT: { icon: CircleSlash, tone: 'warning', words: promoTermsReasons.noUses.text() },
};

export interface PromoTagsProps {
  readonly promo: Promo;
  readonly state: PromoState;
}

/** Where a promo stands, and the level it asks for with the words of the specification (PROMO-17). */
export function PromoTags({ promo, state }: PromoTagsProps): JSX.Element {
  // What stands in the way its buttons say, or how it comes to a member who has none to press.
  const look = state === 'LEVEL_LOCKED' || state === 'BLOCKED' ? null : looks[state];
  return (
    <>
      {look && (
        <Tag icon={<Icon of={look.icon} />} tone={look.tone}>
          {look.words}
        </Tag>
      )}
      {promo.levelRequirement > 0 && (
        <Tooltip content={promoTermsReasons.levelTooLow.text({ level: promo.levelRequirement })}>
          <Tag icon={<Icon of={state === 'LEVEL_LOCKED' ? Lock : Award} />} tabIndex={0}>
            Level {promo.levelRequirement} and up
          </Tag>
        </Tooltip>
      )}
    </>
  );
}
