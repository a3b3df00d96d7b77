import { chakra } from '@chakra-ui/react';
import { currencies } from '@magpie/domain/money';
import { initialPromoCurrency } from '@magpie/domain/promos';
import { useConfigQuery } from '@magpie/gql/config';
import { usePhoneCountriesQuery } from '@magpie/gql/countries';
import { Icon, InputBox } from '@magpie/ui';
import { ChevronDown, Coins } from 'lucide-react';
import type { JSX } from 'react';
import { useAddressQuery, withEntries, type narrowingWords } from '../navigation/index.ts';

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } });
const Box = chakra(InputBox, {
  base: { width: 'auto', maxW: 'full', '& select': { fontSize: 'label', fontWeight: '600', pe: '1' } },
});
const Clear = chakra('button', {
  base: { minH: '11', fontSize: 'small', textDecoration: 'underline', textUnderlineOffset: '3px' },
});

const PARAMETER = 'currency' satisfies (typeof narrowingWords)[number];

const isOpen = ({ data, error }: { readonly data?: unknown; readonly error?: Error | undefined }) =>
  data === undefined && error === undefined;

/** As far as it is another than the site's; known after a moment. One that cannot be had counts as the site's own. */
function useCountryCurrency(): { readonly own: string | null; readonly undecided: boolean } {
  const config = useConfigQuery();
  const place = usePhoneCountriesQuery();
  const available = config.data?.config.availableCurrencies.map(({ code }) => code) ?? [];
  const own = initialPromoCurrency(place.data?.autoDetectUserCountryCode, available);
  return { own, undecided: isOpen(config) || isOpen(place) };
}

/** The currency of a list, as {@link useChosenCurrency} knows it. */
export interface ChosenCurrency {
  /** Its code; `null` when none is chosen. */
  readonly chosen: string | null;
  /** It may yet turn out to be another one, so that a list had better wait. */
  readonly undecided: boolean;
  readonly choose: (code: string | null) => void;
}

/**
 * The currency chosen in the page's address, without one that of the visitor's country, or `null` when none is. A choice
 * that was cleared stays so: the address says it with an empty one.
 */
export function useChosenCurrency(): ChosenCurrency {
  const [query, change] = useAddressQuery();
  const { own, undecided } = useCountryCurrency();
  const choose = (code: string | null): void => {
    const cleared = own === null ? null : '';
    change((newest) => withEntries(newest, { [PARAMETER]: code ?? cleared }), { replace: true });
  };
  const stated = query.get(PARAMETER);
  const given = stated ?? own;
  return { chosen: given === '' ? null : given, undecided: stated === null && undecided, choose };
}

export interface CurrencyFilterProps {
  /** The chosen code; `null` for none. */
  readonly chosen: string | null;
  /** The currency that holds while none is chosen. */
  readonly fallback: string;
  readonly onChoose: (code: string | null) => void;
}

/** 'Filter by Currency', with 'Clear Filter' that removes the choice (PROMO-02, CASHBK-01). */
export function CurrencyFilter({ chosen, fallback, onChoose }: CurrencyFilterProps): JSX.Element {
  const { data } = useConfigQuery();
  const available = data?.config.availableCurrencies ?? currencies;
  return (
    <Row>
      <Box size="sm" as="label">
        <Icon of={Coins} size="sm" />
        <chakra.span color="fg.muted" fontSize="label" whiteSpace="nowrap">
          Filter by Currency
        </chakra.span>
        <select
          aria-label="Filter by Currency"
          value={chosen ?? fallback}
          onChange={(event) => {
            onChoose(event.target.value);
          }}
        >
          {available.map(({ code }) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size="sm" />
      </Box>
      {chosen !== null && (
        <Clear
          type="button"
          onClick={() => {
            onChoose(null);
          }}
        >
          Clear Filter
        </Clear>
      )}
    </Row>
  );
}
