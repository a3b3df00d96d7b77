import { chakra } from '@chakra-ui/react';
import { useIsMobile } from '@magpie/ui';
import type { ReactNode } from 'react';

const Below = chakra('div', {
  base: { display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: '3', mt: '-3' },
});

/** Where the button that sends a code goes: into its field, or below it where the field would be left no room. */
export interface CodeSlot {
  readonly inside: ReactNode;
  readonly below: ReactNode;
}

export function useCodeSlot(button: ReactNode): CodeSlot {
  const small = useIsMobile();
  return small ? { inside: undefined, below: <Below>{button}</Below> } : { inside: button, below: null };
}
