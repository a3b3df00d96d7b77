import { chakra } from '@chakra-ui/react';
import { useIsMobile } from '@magpie/ui';
import type { ReactNode } from 'react';
import { SendCodeBlock } from './send-code-block.tsx';
import type { CodeSending } from './use-code-sending.ts';

const Below = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: '3',
    mt: '-3',
  },
});

/** The button stays beside its countdown. */
const Unit = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '3' } });

/** Where the button that sends a code goes: into its field, or below it where the field would be left no room, as its reason is. */
export interface CodeSlot {
  readonly inside: ReactNode;
  readonly below: ReactNode;
}

export function useCodeSlot({ block }: CodeSending, button: ReactNode): CodeSlot {
  const small = useIsMobile();
  const isEmpty = !small && block === null;
  const below = (
    <Below>
      <SendCodeBlock block={block} />
      {small && <Unit>{button}</Unit>}
    </Below>
  );
  return { inside: small ? undefined : button, below: isEmpty ? null : below };
}
