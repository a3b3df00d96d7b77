import { betStatusLabel, type BetStatus } from '@magpie/domain/bets';
import { Icon, Tag, type TagProps } from '@magpie/ui';
import { Ban, CircleCheck, Clock, HandCoins, type LucideIcon } from 'lucide-react';
import type { JSX } from 'react';

type Look = readonly [icon: LucideIcon, tone: NonNullable<TagProps['tone']>];

const looks: Readonly<Record<BetStatus, Look>> = {
  UNSETTLED: [Clock, 'warning'],
  CANCELED: [Ban, 'neutral'],
  CASHOUT: [HandCoins, 'gum'],
  SETTLED: [CircleCheck, 'success'],
};

export interface BetStatusTagProps {
  readonly status: BetStatus;
}

/** The status of a bet (BETS-09). */
export function BetStatusTag({ status }: BetStatusTagProps): JSX.Element {
  const [icon, tone] = looks[status];
  return (
    <Tag tone={tone} icon={<Icon of={icon} size="sm" />}>
      {betStatusLabel(status)}
    </Tag>
  );
}
