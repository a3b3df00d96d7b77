import { chakra } from '@chakra-ui/react';
import { Progress } from '@magpie/ui';
import type { JSX } from 'react';
import { LevelBadge } from './level-badge.tsx';
import { figure } from './level-text.ts';
import type { Levels } from './use-levels.ts';

const Row = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: { base: '3', md: '5' } },
});
const Words = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    justifyContent: 'space-between',
    columnGap: '4',
    mb: '2',
    fontSize: 'label',
    lineHeight: 'label',
    '& b': { fontWeight: '650', fontVariantNumeric: 'tabular-nums' },
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
    <Row>
      <LevelBadge level={own.level} size="lg" />
      <chakra.div flex="1" minW="0">
        <Words>
          <span>
            <b>{name}</b>, level {own.level}
          </span>
          <span>
            <b>{experience}</b> {goal === undefined ? 'XP' : `of ${goal}`}
          </span>
        </Words>
        <Progress
          size="lg"
          label={next ? `Progress to level ${String(next.level)}` : 'Highest level reached'}
          percent={Number(own.progressPercent)}
          valueText={goal === undefined ? `${experience} XP` : `${experience} of ${goal}`}
        />
      </chakra.div>
      {next && <LevelBadge level={next.level} size="lg" locked />}
    </Row>
  );
}
