import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

export type StatusTone = 'success' | 'warning' | 'danger' | 'info';

/** The icon that goes with each tone, so that status is never colour alone. */
export const statusIcons: Record<StatusTone, LucideIcon> = {
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleX,
  info: Info,
};
