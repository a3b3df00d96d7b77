import { chakra } from '@chakra-ui/react';
import { hidesCryptoOption } from '@magpie/domain/site';
import {
  currenciesOfChoice,
  currencyTypeChoices,
  type CurrencyTypeChoice,
} from '@magpie/domain/transactions';
import { useConfigQuery } from '@magpie/gql/config';
import { Segmented } from '@magpie/ui';
import { Select } from '@magpie/ui/forms';
import { useState, type JSX } from 'react';
import { useSite } from '../../shared/site/index.ts';

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '4', mb: '5' },
});

const labels: Readonly<Record<CurrencyTypeChoice, string>> = { ALL: 'All', FIAT: 'Fiat', CRYPTO: 'Crypto' };

/** Props of {@link CurrencyFilter}. */
export interface CurrencyFilterProps {
  /** Code of the chosen currency; `null` for all. */
  readonly value: string | null;
  readonly onChange: (currency: string | null) => void;
}

/** The currency type, and for Fiat and Crypto the currency (TXN-10). Crypto is not offered on three sites (CONF-10). */
export function CurrencyFilter({ value, onChange }: CurrencyFilterProps): JSX.Element {
  const { code: site } = useSite();
  const { data } = useConfigQuery();
  const [type, setType] = useState<CurrencyTypeChoice>('ALL');
  const available = data?.config.availableCurrencies ?? [];
  const offered = currenciesOfChoice(type, available);
  const choose = (next: CurrencyTypeChoice) => {
    setType(next);
    onChange(currenciesOfChoice(next, available)[0]?.code ?? null);
  };
  return (
    <Row>
      <Segmented
        label="Currency type"
        options={currencyTypeChoices(hidesCryptoOption(site)).map((choice) => ({
          value: choice,
          label: labels[choice],
        }))}
        value={type}
        onChange={choose}
      />
      {offered.length > 0 && (
        <Select
          label="Currency"
          options={offered.map(({ code, name }) => ({ value: code, label: `${code}, ${name}` }))}
          value={value ?? ''}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      )}
    </Row>
  );
}
