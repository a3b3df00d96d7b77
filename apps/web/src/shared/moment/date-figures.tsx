import { chakra } from '@chakra-ui/react';
import { VisuallyHidden } from '@magpie/ui';
import type { JSX } from 'react';

// The hidden words stay within it, else they would widen what scrolls around it.
const Figures = chakra('span', { base: { position: 'relative' } });

export interface DateFiguresProps {
  readonly short: string;
  readonly long: string;
}

/** A date in figures, which is read out at length: 05/11 is another day in other countries. */
export function DateFigures({ short, long }: DateFiguresProps): JSX.Element {
  if (short === long) return <>{short}</>;
  return (
    <Figures title={long}>
      <span aria-hidden>{short}</span>
      <VisuallyHidden>{long}</VisuallyHidden>
    </Figures>
  );
}
