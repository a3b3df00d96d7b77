import { chakra } from '@chakra-ui/react';
import { oneColumnUpTo } from '@magpie/domain/promos';
import { Card, Skeleton } from '@magpie/ui';
import type { JSX, ReactNode } from 'react';

const Space = chakra('div', { base: { containerType: 'inline-size' } });
const columns = { display: 'grid', gap: { base: '4', md: '5' } } as const;
const one = { gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const two = {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // The last of an odd number takes the whole row rather than leave half of it empty.
  '& > li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
} as const;
/** From the first width on that has room for two, however it is rounded. */
const above = (width: number) => `@container (min-width: ${String(width)}.02px)`;
const Grid = chakra('ul', {
  base: columns,
  variants: {
    list: {
      promos: { ...one, [above(oneColumnUpTo.promos)]: two },
      cashbacks: { ...one, [above(oneColumnUpTo.cashbacks)]: two },
    },
  },
});

export interface CardGridProps {
  readonly list: 'promos' | 'cashbacks';
  readonly label: string;
  readonly children: ReactNode;
}

/** Cards in two columns where there is room for them, in one otherwise (PROMO-45). */
export function CardGrid({ list, label, children }: CardGridProps): JSX.Element {
  return (
    <Space>
      <Grid list={list} data-list={list} aria-label={label}>
        {children}
      </Grid>
    </Space>
  );
}

export function CardGridSkeleton({ list }: Pick<CardGridProps, 'list'>): JSX.Element {
  return (
    <Space aria-hidden>
      <Grid list={list} data-list={list} as="div">
        {[1, 2, 3, 4].map((card) => (
          <Card key={card} overflow="hidden">
            <Skeleton display="block" aspectRatio="3 / 2" />
            <chakra.div display="grid" gap="3" p="5">
              <Skeleton height="5" width="60%" />
              <Skeleton height="3" width="90%" />
              <Skeleton height="11" mt="3" />
            </chakra.div>
          </Card>
        ))}
      </Grid>
    </Space>
  );
}
