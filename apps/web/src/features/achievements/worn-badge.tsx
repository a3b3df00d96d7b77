import { chakra } from '@chakra-ui/react';
import { Icon } from '@magpie/ui';
import { Tooltip } from '@magpie/ui/overlays';
import { Hexagon } from 'lucide-react';
import type { JSX } from 'react';
import { useShownBadge } from './use-shown-badge.ts';

const Frame = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '13',
    height: '13',
    borderRadius: 'md',
    color: 'fg.subtle',
    _hover: { bg: 'bg.muted' },
  },
});

export interface WornBadgeProps {
  readonly onPress: () => void;
}

/** The badge the member wears; its tooltip names it and it leads to the achievements (SHELL-28, ACH-07). */
export function WornBadge({ onPress }: WornBadgeProps): JSX.Element {
  const badge = useShownBadge();
  const words = badge ? `Achievements: ${badge.name}` : 'Achievements';
  return (
    <Tooltip content={words} placement="bottom">
      <Frame type="button" aria-label={words} onClick={onPress}>
        {badge && 'image' in badge ? (
          <img src={badge.image} alt="" width={48} height={48} />
        ) : (
          <Icon of={Hexagon} size="lg" />
        )}
      </Frame>
    </Tooltip>
  );
}
