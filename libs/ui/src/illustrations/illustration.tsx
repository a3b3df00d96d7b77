import { chakra } from '@chakra-ui/react';
import type { JSX } from 'react';
import bets from './bets.svg?no-inline';
// Drawn where nothing can be fetched.
import error from './error.svg?inline';
import inbox from './inbox.svg?no-inline';
import jackpotHarbourLights from './jackpot-harbour-lights.svg?no-inline';
import jackpotLastLight from './jackpot-last-light.svg?no-inline';
import jackpotRedCentre from './jackpot-red-centre.svg?no-inline';
import jackpotSouthernCross from './jackpot-southern-cross.svg?no-inline';
import maintenance from './maintenance.svg?no-inline';
import noGames from './no-games.svg?no-inline';
import noPromos from './no-promos.svg?no-inline';
import notFound from './404.svg?no-inline';
import rays from './rays.svg?no-inline';

const sources = {
  bets: bets,
  error: error,
  inbox: inbox,
  'jackpot-harbour-lights': jackpotHarbourLights,
  'jackpot-last-light': jackpotLastLight,
  'jackpot-red-centre': jackpotRedCentre,
  'jackpot-southern-cross': jackpotSouthernCross,
  maintenance: maintenance,
  'no-games': noGames,
  'no-promos': noPromos,
  'not-found': notFound,
  rays: rays,
};

export type IllustrationName = keyof typeof sources;

/** Width to height, so that nothing moves when the picture arrives. */
const ratios: Partial<Record<IllustrationName, number>> = { 'not-found': 2.5, maintenance: 2, rays: 16 / 9 };

const Picture = chakra('img', {
  base: {
    maxW: 'full',
    height: 'auto',
    // The 404 is drawn in bone for an ink ground, which the light theme does not have.
    '&[data-spot=not-found]': { _light: { bg: 'ink.950', borderRadius: 'wing', p: '6' } },
  },
});

/** Widths in px, by what the picture is beside. */
const widths = { mark: 44, spot: 120, prize: 144, art: 480, page: 580, cover: 1600 };

type IllustrationSize = keyof typeof widths;

export interface IllustrationProps {
  readonly name: IllustrationName;
  readonly size?: IllustrationSize;
  /** What the picture says; left out, it is decoration. */
  readonly alt?: string;
}

/** An illustration. All but the one for failures are files of their own, not part of the script. */
export function Illustration({ name, size = 'spot', alt = '' }: IllustrationProps): JSX.Element {
  const width = widths[size];
  const height = Math.round(width / (ratios[name] ?? 1));
  return <Picture src={sources[name]} alt={alt} htmlWidth={width} htmlHeight={height} data-spot={name} />;
}
