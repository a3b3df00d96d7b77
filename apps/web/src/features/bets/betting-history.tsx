import { chakra } from '@chakra-ui/react';
import { betPageSizes, betPeriods, betViews, displayBetTotals } from '@magpie/domain/bets';
import { Skeleton } from '@magpie/ui';
import { Tabs } from '@magpie/ui/data';
import type { JSX } from 'react';
import { Choice, FilterGrid, PageSizeChoice, RecordSummary } from '#shared/records/index.ts';
import { BetTable } from './bet-table.tsx';
import { ResultFigure } from './result-figure.tsx';
import { useBetExport } from './use-bet-export.ts';
import { useBetHistory, type BetHistory } from './use-bet-history.ts';

const Body = chakra('div', { base: { pt: '5' } });
const Totals = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8',
    rowGap: '2',
    '& dt': { fontSize: 'detail', color: 'fg.muted' },
    '& dd': { textStyle: 'money.md', fontVariantNumeric: 'tabular-nums', minH: '6' },
  },
});

const views = betViews.map(({ value, title }) => ({ value, label: title }));

function Filters({ filters, change }: Pick<BetHistory, 'filters' | 'change'>): JSX.Element {
  return (
    <FilterGrid>
      <Choice
        label="Period"
        options={betPeriods}
        value={filters.period}
        onChoose={(period) => {
          change({ period });
        }}
      />
      <PageSizeChoice
        sizes={betPageSizes}
        value={filters.pageSize}
        onChoose={(pageSize) => {
          change({ pageSize });
        }}
      />
    </FilterGrid>
  );
}

function TotalFigures({ history }: { readonly history: BetHistory }): JSX.Element {
  const { results, resultsFailed, nothingToFetch } = history;
  const totals = results && displayBetTotals(results.betRecordSummary);
  const pending =
    nothingToFetch || resultsFailed ? '–' : <Skeleton display="inline-block" width="24" height="5" />;
  return (
    <Totals>
      <div>
        <dt>Total Bets</dt>
        <dd>{totals?.totalBets ?? pending}</dd>
      </div>
      <div>
        <dt>Total Profit/Loss</dt>
        <dd>{totals?.profitLoss ?? pending}</dd>
      </div>
    </Totals>
  );
}

function Panel({ history }: { readonly history: BetHistory }): JSX.Element {
  const { filters, filter, from, page } = history;
  const download = useBetExport(filter, filters.view, from);
  return (
    <Body>
      <Filters {...history} />
      <RecordSummary download={download} page={page}>
        <TotalFigures history={history} />
      </RecordSummary>
      <ResultFigure history={history} />
      <BetTable key={JSON.stringify(filter)} history={history} />
    </Body>
  );
}

/** The account section 'betting-history': the member's bets in two views, with what they came to (BETS-01, BETS-02). */
export function BettingHistory(): JSX.Element {
  const history = useBetHistory();
  return (
    <Tabs
      label="Betting History"
      items={views}
      value={history.filters.view}
      onChange={(view) => {
        history.change({ view });
      }}
    >
      <Panel history={history} />
    </Tabs>
  );
}
