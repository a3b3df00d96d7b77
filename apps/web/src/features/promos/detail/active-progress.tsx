import { chakra } from '@chakra-ui/react';
import { usePromoStandingQuery } from '@magpie/gql/promos';
import { Button } from '@magpie/ui';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { freshAfter } from '#shared/apollo/index.ts';
import { paths } from '#shared/navigation/index.ts';
import { useFollowPlay } from '../../session/late.ts';
import { TurnoverProgress } from '../actions/turnover-progress.tsx';

const Box = chakra('section', { base: { display: 'grid', gap: '3' } });

/** How far the active promo is, on its own page, as each bet moves it, with the way to all that can be done with it (PROMO-55). */
export function ActiveProgress({ memberId }: { readonly memberId: string }): JSX.Element | null {
  const { data, refetch } = usePromoStandingQuery({
    variables: { member: memberId },
    context: freshAfter('GAP', 'PLAY', 'CLOCK'),
  });
  useFollowPlay(refetch);
  const active = data?.member.activePromo;
  if (!active) return null;
  return (
    <Box aria-label="Your progress">
      <TurnoverProgress promo={active} />
      <Button asChild variant="inverse">
        <Link to={paths.personalCenter('active-bonus')}>View active bonus</Link>
      </Button>
    </Box>
  );
}
