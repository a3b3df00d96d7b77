import { chakra } from '@chakra-ui/react';
import { useState, type JSX } from 'react';

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
});
const Picture = chakra('img', { base: { flexShrink: '0' } });

export interface LevelBadgeProps {
  readonly level: number;
  /** Width and height in px. */
  readonly size: number;
  readonly locked?: boolean;
}

/** The medallion of a level, from the artwork of the platform; its number where there is no such picture. */
export function LevelBadge({ level, size, locked = false }: LevelBadgeProps): JSX.Element {
  const [broken, setBroken] = useState(false);
  if (broken) {
    return (
      <Disc aria-hidden style={{ width: size, height: size }} color={locked ? 'fg.subtle' : 'inherit'}>
        {level}
      </Disc>
    );
  }
  return (
    <Picture
      src={`/art/levels/${String(level)}-${locked ? 'locked' : 'earned'}.svg`}
      alt=""
      htmlWidth={size}
      htmlHeight={size}
      onError={() => {
        setBroken(true);
      }}
    />
  );
}
