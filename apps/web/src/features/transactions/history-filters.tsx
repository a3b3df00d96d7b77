import { chakra } from '@chakra-ui/react';
import {
  currenciesOfChoice,
  currencyTypeChoices,
  historyPageSizes,
  historyRanges,
  transactionFilterNames,
  withCurrencyType,
  type CurrencyTypeChoice,
} from '@magpie/domain/transactions';
import { Segmented } from '@magpie/ui';
import { Select } from '@magpie/ui/forms';
import type { JSX } from 'react';
import { Choice, FilterGrid, PageSizeChoice } from '#shared/records/index.ts';
import type { ChosenFilters } from './use-history-filters.ts';

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '4', mb: '4' },
});
const Wide = chakra('div', { base: { flex: '1 1 {sizes.55}', maxW: '80', minW: '0' } });

const currencyTypeLabels: Readonly<Record<CurrencyTypeChoice, string>> = {
  ALL: 'All',
  FIAT: 'Fiat',
  CRYPTO: 'Crypto',
};

function CurrencyChoice({ filters, change, available, hidesCrypto }: ChosenFilters): JSX.Element {
  const offered = currenciesOfChoice(filters.currencyType, available);
  return (
    <Row>
      <Segmented
        label="Currency type"
        options={currencyTypeChoices(hidesCrypto).map((value) => ({
          value,
          label: currencyTypeLabels[value],
        }))}
        value={filters.currencyType}
        onChange={(choice) => {
          change(withCurrencyType(filters, choice, available));
        }}
      />
      {offered.length > 0 && (
        <Wide>
          <Select
            label="Currency"
            options={offered.map(({ code, name }) => ({ value: code, label: `${code}, ${name}` }))}
            value={filters.currency ?? ''}
            onChange={(event) => {
              change({ currency: event.target.value });
            }}
          />
        </Wide>
      )}
    </Row>
  );
}

const types = transactionFilterNames.map((name) => ({ value: name, label: name }));

/** Range, type, page size, currency type and currency of the transaction history (TXN-01, TXN-02, TXN-04, TXN-05). */
export function HistoryFilters(chosen: ChosenFilters): JSX.Element {
  const { filters, change } = chosen;
  return (
    <>
      <FilterGrid>
        <Choice
          label="Range"
          options={historyRanges}
          value={filters.range}
          onChoose={(range) => {
            change({ range });
          }}
        />
        <Choice
          label="Type"
          options={types}
          value={filters.type}
          onChoose={(type) => {
            change({ type });
          }}
        />
        <PageSizeChoice
          sizes={historyPageSizes}
          value={filters.pageSize}
          onChoose={(pageSize) => {
            change({ pageSize });
          }}
        />
      </FilterGrid>
      <CurrencyChoice {...chosen} />
    </>
  );
}
