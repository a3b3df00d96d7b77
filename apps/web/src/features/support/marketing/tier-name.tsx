import { chakra } from '@chakra-ui/react';
import { Suspense, type JSX } from 'react';
import { LevelBadge } from '../../levels/index.ts';

const Tier = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    my: '-1',
    minW: 'field',
    '& > [data-part=badge]': { display: 'block', boxSize: '11', flexShrink: '0' },
    '& b': { display: 'block', fontWeight: '600' },
    '& [data-part=level]': { textStyle: 'caption', color: 'fg.muted' },
  },
});

/**
 * The first cell of the tiers' table, such as `6 Sapphire`: the medallion, the name and the number.
 * @returns null for words that begin with no number
 */
export function tierName(words: string): JSX.Element | null {
  const [, level = '', name = ''] = /^(\d{1,2}) (.+)$/.exec(words) ?? [];
  if (name === '') return null;
  return (
    <Tier>
      <span data-part="badge">
        <Suspense fallback={null}>
          <LevelBadge level={Number(level)} size="xs" />
        </Suspense>
      </span>
      <span>
        <b>{name}</b>
        <span data-part="level">Tier {level}</span>
      </span>
    </Tier>
  );
}
