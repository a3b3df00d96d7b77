import { chakra } from '@chakra-ui/react';
import { betPageSizes, betPeriods, betViews, displayBetTotals } from '@magpie/domain/bets';
import { Button, Icon, Skeleton } from '@magpie/ui';
import { Tabs } from '@magpie/ui/data';
import { Download } from 'lucide-react';
import type { JSX } from 'react';
import { Choice, FilterGrid } from '#shared/records/index.ts';
import { BetTable } from './bet-table.tsx';
import { ResultFigure } from './result-figure.tsx';
import { useBetExport } from './use-bet-export.ts';
import { useBetHistory, type BetHistory } from './use-bet-history.ts';

const Body = chakra('div', { base: { pt: '5' } });
const Summary = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: '3',
    py: '4',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
  },
});
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
const pageSizes = betPageSizes.map((size) => ({ value: size, label: String(size) }));

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
      <Choice
        label="Records per page"
        options={pageSizes}
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
  const exporting = useBetExport(filter, filters.view, from);
  return (
    <Body>
      <Filters {...history} />
      <Summary>
        <TotalFigures history={history} />
        <Button
          size="sm"
          icon={<Icon of={Download} size="sm" />}
          loading={exporting.busy}
          disabled={!page || page.totalCount === 0}
          onClick={() => void exporting.save()}
        >
          Download CSV
        </Button>
      </Summary>
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
