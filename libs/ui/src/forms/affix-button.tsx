import { chakra } from '@chakra-ui/react';
import type { ComponentProps, JSX, ReactNode } from 'react';

const Base = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: '44px',
    me: '-12px',
    borderRadius: 'md',
    color: 'fg.subtle',
    _hover: { color: 'fg' },
    _disabled: { color: 'fg.disabled', cursor: 'not-allowed' },
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
