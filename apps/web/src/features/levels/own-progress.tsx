import { chakra } from '@chakra-ui/react';
import { Progress } from '@magpie/ui';
import type { JSX } from 'react';
import { LevelBadge } from './level-badge.tsx';
import { figure } from './level-text.ts';
import type { Levels } from './use-levels.ts';

const Space = chakra('div', { base: { containerType: 'inline-size' } });
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplate: '"own name next" "xp xp xp" "bar bar bar" / auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    fontSize: 'label',
    lineHeight: 'label',
    '& b': { fontWeight: '650', fontVariantNumeric: 'tabular-nums' },
    '@container (min-width: 30rem)': {
      gridTemplate: '"own name xp next" 1fr "own bar bar next" 1fr / auto minmax(0, 1fr) auto auto',
      columnGap: '5',
      '& > [data-part]': { alignSelf: 'end' },
    },
  },
});

export interface OwnProgressProps {
  readonly own: NonNullable<Levels['own']>;
  readonly tiers: NonNullable<Levels['tiers']>;
}

/** The member's level and how far the next one is (LEVEL-11). */
export function OwnProgress({ own, tiers }: OwnProgressProps): JSX.Element {
  const name = tiers.find(({ level }) => level === own.level)?.name ?? '';
  const next = tiers.find(({ level }) => level === own.level + 1);
  const experience = figure(own.experience);
  const goal = next ? `${figure(next.xpRequired)} XP` : undefined;
  return (
    <Space>
      <Row>
        <chakra.div gridArea="own">
          <LevelBadge level={own.level} size="lg" />
        </chakra.div>
        <chakra.span data-part="name" gridArea="name">
          <b>{name}</b>, level {own.level}
        </chakra.span>
        <chakra.span data-part="xp" gridArea="xp">
          <b>{experience}</b> {goal === undefined ? 'XP' : `of ${goal}`}
        </chakra.span>
        <chakra.div gridArea="bar" alignSelf="start">
          <Progress
            size="lg"
            label={next ? `Progress to level ${String(next.level)}` : 'Highest level reached'}
            percent={Number(own.progressPercent)}
            valueText={goal === undefined ? `${experience} XP` : `${experience} of ${goal}`}
          />
        </chakra.div>
        {next && (
          <chakra.div gridArea="next">
            <LevelBadge level={next.level} size="lg" locked />
          </chakra.div>
        )}
      </Row>
    </Space>
  );
}
