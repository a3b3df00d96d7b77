import type { DepositList_depositFragment, WithdrawalList_withdrawalFragment } from '@magpie/gql/payments';
import { Icon, Tag, type TagProps } from '@magpie/ui';
import { Ban, CircleAlert, CircleCheck, Clock, Hourglass, type LucideIcon } from 'lucide-react';
import type { JSX } from 'react';
import { statusLabel } from './status-label.ts';

type Status = DepositList_depositFragment['status'] | WithdrawalList_withdrawalFragment['status'];
type Look = readonly [icon: LucideIcon, tone: NonNullable<TagProps['tone']>];

const waiting: Look = [Clock, 'warning'];
const inProgress: Look = [Hourglass, 'gum'];
const failed: Look = [CircleAlert, 'danger'];
const ended: Look = [Ban, 'neutral'];

const looks: Readonly<Record<Status, Look>> = {
  DRAFT: ended,
  PENDING: waiting,
  ON_HOLD: waiting,
  PROCESSING: inProgress,
  APPROVED: [CircleCheck, 'success'],
  FAILED: failed,
  REJECTED: failed,
  CANCELLED: ended,
  EXPIRED: ended,
};

export interface StatusTagProps {
  readonly status: Status;
}

export function StatusTag({ status }: StatusTagProps): JSX.Element {
  const [icon, tone] = looks[status];
  return (
    <Tag tone={tone} icon={<Icon of={icon} size="sm" />}>
      {statusLabel(status)}
    </Tag>
  );
}
