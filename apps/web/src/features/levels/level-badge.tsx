import { chakra } from '@chakra-ui/react';
import { useState, type JSX } from 'react';
import { levelArt } from './level-art.ts';

const sizes = {
  xs: { boxSize: '11' },
  sm: { boxSize: '12' },
  md: { boxSize: '14' },
  lg: { boxSize: '16' },
  xl: { boxSize: '22' },
  full: { boxSize: '48' },
};

const Disc = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'currentColor',
    fontWeight: '650',
  },
  variants: { size: sizes },
});
const Picture = chakra('img', { base: { flexShrink: '0' }, variants: { size: sizes } });

export interface LevelBadgeProps {
  readonly level: number;
  readonly size: keyof typeof sizes;
  readonly locked?: boolean;
}

/** The medallion of a level, from the artwork of the platform; its number where there is no such picture. */
export function LevelBadge({ level, size, locked = false }: LevelBadgeProps): JSX.Element {
  const [broken, setBroken] = useState(false);
  return (
    <>
      {broken && (
        <Disc aria-hidden size={size} color={locked ? 'fg.subtle' : 'inherit'}>
          {level}
        </Disc>
      )}
      <Picture
        src={levelArt(level, locked)}
        alt=""
        size={size}
        hidden={broken}
        onError={() => {
          setBroken(true);
        }}
        onLoad={() => {
          setBroken(false);
        }}
      />
    </>
  );
}
