import { chakra } from '@chakra-ui/react';
import type { JSX, ReactNode } from 'react';
import { Illustration } from '../illustrations/illustration.tsx';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    minH: { base: '55', md: '60' },
    mx: { base: '-5', md: '-6' },
    mt: { base: '-5', md: '-6' },
    mb: '6',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    // The rays are drawn for an ink ground, which the light theme does not have.
    _light: { bg: 'ink.900' },
    '& > img': { position: 'absolute', inset: '0', boxSize: 'full', objectFit: 'cover', maxW: 'none' },
    '& > [data-part=mark]': { position: 'relative', animationStyle: 'badgeLand' },
  },
});

/** For `art` of a `Dialog` that celebrates: rays, and before them a mark that lands once. */
export function DialogRays({ children }: { readonly children: ReactNode }): JSX.Element {
  return (
    <Frame>
      <Illustration name="rays" size="art" />
      <span data-part="mark">{children}</span>
    </Frame>
  );
}
