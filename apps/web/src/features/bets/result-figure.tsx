import { chakra } from '@chakra-ui/react';
import type { BetPeriod } from '@magpie/domain/bets';
import { displayCount } from '@magpie/domain/format';
import { Button, Heading, Segmented, Skeleton } from '@magpie/ui';
import { DataTable, type Column } from '@magpie/ui/data';
import { useState, type JSX } from 'react';
import { shownLocale } from '#shared/locale/index.ts';
import { DateFigures } from '#shared/moment/index.ts';
import { ResultChart } from './result-chart.tsx';
import { shownSpans, type Results, type ShownSpan } from './result-spans.ts';
import type { BetHistory } from './use-bet-history.ts';

const Figure = chakra('section', {
  base: { layerStyle: 'card', p: { base: '4', md: '5' }, mb: '5' },
});
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    mb: '4',
  },
});

const spanNames: Readonly<Record<BetPeriod, string>> = {
  '24-hours': 'Hour',
  week: 'Day',
  month: 'Day',
  '3-months': 'Week',
  year: 'Month',
};

const columnsOf = (spanName: string): readonly Column<ShownSpan>[] => [
  { id: 'span', header: spanName, cell: ({ name }) => <DateFigures {...name} /> },
  { id: 'result', header: 'Profit/Loss', numeric: true, cell: ({ profitLoss }) => profitLoss },
  { id: 'count', header: 'Bets', numeric: true, cell: ({ count }) => displayCount(count, shownLocale()) },
  { id: 'bets', header: 'Total Bets', numeric: true, cell: ({ totalBets }) => totalBets },
];

interface ResultsProps {
  readonly results: Results;
  readonly period: BetPeriod;
}

function Shown({ results, period }: ResultsProps): JSX.Element {
  const [look, setLook] = useState<'chart' | 'table'>('chart');
  const spans = shownSpans(results, period);
  const title = `Result by ${spanNames[period].toLowerCase()}`;
  return (
    <Figure aria-label={title}>
      <Head>
        <Heading level={3} size="heading.sm">
          {title}
        </Heading>
        <Segmented
          label={`${title}, shown as`}
          options={[
            { value: 'chart', label: 'Chart' },
            { value: 'table', label: 'Table' },
          ]}
          value={look}
          onChange={setLook}
        />
      </Head>
      {look === 'chart' ? (
        <ResultChart title={title} spans={spans} currency={results.currency} />
      ) : (
        <DataTable label={title} columns={columnsOf(spanNames[period])} rows={spans} rowId={({ id }) => id} />
      )}
    </Figure>
  );
}

export interface ResultFigureProps {
  readonly history: BetHistory;
}

/** The result over the period, as a chart or as a table (BETS-18); nothing where no bet was placed. */
export function ResultFigure({ history }: ResultFigureProps): JSX.Element | null {
  const { results, resultsFailed, retryResults, nothingToFetch, failed, filters } = history;
  if (results) {
    const { betRecordResults } = results;
    if (betRecordResults.spans.every(({ count }) => count === 0)) return null;
    return <Shown key={filters.period} results={betRecordResults} period={filters.period} />;
  }
  // The list offers another try already.
  if (nothingToFetch || failed) return null;
  if (!resultsFailed) return <Skeleton display="block" height="60" mb="5" />;
  return (
    <Figure role="alert">
      <Head>
        The result could not be loaded.
        <Button size="sm" onClick={() => void retryResults().catch(() => undefined)}>
          Try again
        </Button>
      </Head>
    </Figure>
  );
}
