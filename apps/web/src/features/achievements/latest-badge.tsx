import { chakra } from '@chakra-ui/react';
import { useLatestBadgeQuery } from '@magpie/gql/achievements';
import { Icon } from '@magpie/ui';
import { Tooltip } from '@magpie/ui/overlays';
import { Hexagon } from 'lucide-react';
import type { JSX } from 'react';

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

/** Props of {@link LatestBadge}. */
export interface LatestBadgeProps {
  readonly onPress: () => void;
}

/** The badge earned last, an empty one before the first; its tooltip names it and it leads to the achievements. */
export function LatestBadge({ onPress }: LatestBadgeProps): JSX.Element {
  const { data } = useLatestBadgeQuery({ fetchPolicy: 'cache-and-network' });
  const badge = data?.activeAchievementBadge ?? null;
  const words = `Achievements: ${badge?.name ?? 'Empty Badge'}`;
  return (
    <Tooltip content={words} placement="bottom">
      <Frame type="button" aria-label={words} onClick={onPress}>
        {badge ? <img src={badge.image} alt="" width={48} height={48} /> : <Icon of={Hexagon} size="lg" />}
      </Frame>
    </Tooltip>
  );
}
