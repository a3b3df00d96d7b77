import { useExperienceHistoryQuery, type ExperienceHistory_recordFragment } from '@magpie/gql/levels';
import { Heading } from '@magpie/ui';
import type { Column } from '@magpie/ui/data';
import type { JSX } from 'react';
import { freshAfter } from '#shared/apollo/index.ts';
import { Moment } from '#shared/moment/index.ts';
import { usePaging } from '#shared/paging/index.ts';
import { RecordTable } from '#shared/records/index.ts';
import { useFollowPlay } from '../session/late.ts';
import { figure, gainTexts } from './level-text.ts';

type Gain = ExperienceHistory_recordFragment;

const columns: readonly Column<Gain>[] = [
  {
    id: 'date',
    header: 'Date',
    line: 'META',
    cell: ({ dateTimeCreated }) => <Moment at={dateTimeCreated} face="DATE_AND_TIME" />,
  },
  { id: 'for', header: 'For', line: 'TITLE', cell: ({ unit }) => gainTexts[unit] },
  {
    id: 'xp',
    header: 'Experience',
    line: 'AMOUNT',
    numeric: true,
    cell: ({ experience }) => `+${figure(experience)} XP`,
  },
];

/** Every gain of experience in a line: when, for what, how much, the newest first (LEVEL-22). */
export function ExperienceHistory({ memberId }: { readonly memberId: string }): JSX.Element {
  const { variables, pagesOf } = usePaging();
  const { data, error, refetch } = useExperienceHistoryQuery({
    variables: { member: memberId, ...variables },
    fetchPolicy: 'cache-and-network',
    context: freshAfter('GAP', 'PLAY', 'LEVEL'),
  });
  useFollowPlay(refetch);
  const page = data?.memberLevel.experienceHistory;
  return (
    <section aria-labelledby="experience-history">
      <Heading id="experience-history" level={3} size="heading.md" mb="3">
        Experience history
      </Heading>
      <RecordTable
        label="Experience history"
        columns={columns}
        page={page}
        failed={error !== undefined}
        pages={pagesOf(page)}
        retry={refetch}
        beside
      />
    </section>
  );
}
