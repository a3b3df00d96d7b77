import { chakra } from '@chakra-ui/react';
import type { JSX, ReactNode } from 'react';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min({sizes.55}, 100%), 1fr))',
    gap: '5',
    '& dt': { textStyle: 'label', color: 'fg.muted' },
    '& dd': { mt: '1', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  },
});

export type Fact = readonly [name: string, value: ReactNode];

export function Facts({
  label,
  facts,
}: {
  readonly label: string;
  readonly facts: readonly Fact[];
}): JSX.Element {
  return (
    <List aria-label={label}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === null || value === '' ? 'Not entered' : value}</dd>
        </div>
      ))}
    </List>
  );
}
