import { chakra } from '@chakra-ui/react';
import type { JSX } from 'react';
import { experienceText } from './level-text.ts';
import type { Experience } from './use-levels.ts';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gap: '2',
    fontSize: 'item',
    lineHeight: '22px',
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: '4' },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: '600', fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
  },
});

/** What earns experience, and how much (LEVEL-14). */
export function ExperienceList({
  experiences,
}: {
  readonly experiences: readonly Experience[];
}): JSX.Element {
  return (
    <List>
      {experiences.map((experience) => {
        const [what, points] = experienceText(experience);
        return (
          <div key={experience.unit}>
            <dt>{what}</dt>
            <dd>{points}</dd>
          </div>
        );
      })}
    </List>
  );
}
