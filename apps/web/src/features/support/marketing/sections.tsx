import { chakra } from '@chakra-ui/react';
import { Card, Heading } from '@magpie/ui';
import { Suspense, type JSX } from 'react';
import { wideColumns } from '#shared/page/index.ts';
import { LevelBadge } from '../../levels/index.ts';
import { Blocks } from '../markdown/blocks.tsx';
import { Inline } from '../markdown/inline.tsx';
import type { Section } from '../markdown/read-markdown.ts';
import { placed } from './layout.ts';
import { tierName } from './tier-name.tsx';

const Grid = chakra('div', {
  base: {
    ...wideColumns('repeat(2, minmax(0, 1fr))'),
    gap: '5',
    '& > *': { p: { base: '5', md: '6' } },
    '& > [data-wide]': { gridColumn: { lg: '1 / -1' } },
    '& h2': { mb: '3', scrollMarginTop: '24' },
    '& [data-part=badge]': { float: 'right', ms: '4', boxSize: '14' },
    '& p': { maxW: 'prose' },
  },
});

function TierOf({ heading }: Pick<Section, 'heading'>): JSX.Element | null {
  // The Markdown of this page says itself which tier a part is about.
  const [, level] = /^Tier (\d{1,2})\b/.exec(heading?.title ?? '') ?? [];
  if (level === undefined) return null;
  return (
    <span data-part="badge">
      <Suspense fallback={null}>
        <LevelBadge level={Number(level)} size="md" />
      </Suspense>
    </span>
  );
}

/** The sections of a marketing page as cards, two in a row where they fit. */
export function Sections({ sections }: { readonly sections: readonly Section[] }): JSX.Element {
  const headed = sections.filter(({ heading }) => heading !== null);
  return (
    <Grid>
      {placed(headed).map(({ section: { heading, blocks }, wide }) => (
        <Card as="section" key={heading?.id} {...(wide && { 'data-wide': '' })}>
          <TierOf heading={heading} />
          <Heading level={2} size="heading.lg" id={heading?.id} tabIndex={-1}>
            <Inline tokens={heading?.tokens ?? []} />
          </Heading>
          <Blocks tokens={blocks} look={{ about: heading?.title ?? '', anchors: true, lead: tierName }} />
        </Card>
      ))}
    </Grid>
  );
}
