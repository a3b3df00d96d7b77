import { chakra } from '@chakra-ui/react';
import { gamesCountText } from '@magpie/domain/games';
import type { CountedProvidersQuery } from '@magpie/gql/providers';
import { Skeleton } from '@magpie/ui';
import type { JSX } from 'react';
import { shownLocale } from '#shared/locale/index.ts';

type Provider = CountedProvidersQuery['gameSubCategories'][number];

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax({sizes.40}, 1fr))',
      md: 'repeat(auto-fill, minmax({sizes.50}, 1fr))',
    },
    gap: { base: '2', md: '3' },
  },
});

const Card = chakra('button', {
  base: {
    layerStyle: 'card',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2.5', md: '3' },
    minH: '18',
    p: { base: '2.5', md: '3' },
    textAlign: 'start',
    cursor: 'pointer',
    transition: 'background .14s, color .14s, border-color .14s',
    '& [data-part=words]': { minW: '0', overflowWrap: 'anywhere' },
    '& [data-part=name]': { display: 'block', fontSize: 'label', fontWeight: '600', lineHeight: 'caption' },
    '& [data-part=count]': { fontSize: 'detail', fontVariantNumeric: 'tabular-nums', color: 'fg.subtle' },
    _hover: { borderColor: 'border.emphasized' },
    '&[aria-pressed=true]': {
      layerStyle: 'counterchange',
      _hover: { borderColor: 'bg.inverted' },
      '& [data-part=count]': { color: 'inherit' },
    },
  },
});

/** The seals are drawn in bone, so that their ground is dark in both themes. */
const Ground = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: '12',
    bg: 'ink.950',
    color: 'bone.100',
    borderRadius: 'md',
    fontWeight: '700',
    fontSize: 'bannerLow',
  },
});

export interface ProviderCardsProps {
  /** `null` while they are on their way. */
  readonly providers: readonly Provider[] | null;
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

const coming = Array.from({ length: 24 }, (_, index) => index);

/** The providers with their seals and numbers of games, of which any number can be chosen (GAMES-16). */
export function ProviderCards({ providers, chosen, onChoose }: ProviderCardsProps): JSX.Element {
  return (
    <Grid role="group" aria-label="Providers" aria-busy={providers === null}>
      {providers === null && coming.map((key) => <Skeleton key={key} h="18" borderRadius="lg" />)}
      {providers?.map(({ id, name, image, gamesCount }) => (
        <Card
          key={id}
          type="button"
          aria-pressed={chosen.includes(id)}
          onClick={() => {
            onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
          }}
        >
          <Ground aria-hidden>
            {image === null ? (
              name.charAt(0)
            ) : (
              <img src={image} alt="" width={40} height={40} loading="lazy" />
            )}
          </Ground>
          <span data-part="words">
            <span data-part="name">{name}</span>{' '}
            <span data-part="count">{gamesCountText(gamesCount, shownLocale())}</span>
          </span>
        </Card>
      ))}
    </Grid>
  );
}
