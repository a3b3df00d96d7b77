import { chakra } from '@chakra-ui/react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { touchTarget } from '../theme/touch-target.ts';

const Base = chakra('button', {
  base: {
    ...touchTarget,
    flexShrink: '0',
    me: '-12px',
    color: 'fg.subtle',
    _hover: { color: 'fg' },
  },
});

export interface AffixButtonProps extends Omit<ComponentProps<typeof Base>, 'aria-label' | 'children'> {
  readonly label: string;
  readonly children: ReactNode;
}

export function AffixButton({ label, children, ...rest }: AffixButtonProps): JSX.Element {
  return (
    <Base type="button" {...rest} aria-label={label}>
      {children}
    </Base>
  );
}
