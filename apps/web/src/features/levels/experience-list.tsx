import type { JSX } from 'react';
import { Lines } from '#shared/offers/index.ts';
import { experienceText } from './level-text.ts';
import type { Experience } from './use-levels.ts';

/** What earns experience, and how much (LEVEL-14). */
export function ExperienceList({
  experiences,
}: {
  readonly experiences: readonly Experience[];
}): JSX.Element {
  return (
    <Lines fontSize="item">
      {experiences.map((experience) => {
        const [what, points] = experienceText(experience);
        return (
          <div key={experience.unit}>
            <dt>{what}</dt>
            <dd>{points}</dd>
          </div>
        );
      })}
    </Lines>
  );
}
