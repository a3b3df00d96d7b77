import { chakra } from '@chakra-ui/react';
import { Icon } from '@magpie/ui';
import type { LucideIcon } from 'lucide-react';
import type { JSX, ReactNode } from 'react';

const Line = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    fontSize: 'detail',
    lineHeight: 'caption',
    color: 'fg.muted',
    '& svg': { mt: 'px' },
  },
});

export interface PromoNoteProps {
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}

export function PromoNote({ icon, children }: PromoNoteProps): JSX.Element {
  return (
    <Line>
      <Icon of={icon} size="sm" />
      <span>{children}</span>
    </Line>
  );
}
