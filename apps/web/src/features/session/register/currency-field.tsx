import { useConfigQuery } from '@magpie/gql/config';
import { Select } from '@magpie/ui/forms';
import type { JSX } from 'react';
import type { RegisterForm } from './register-values.ts';

export interface CurrencyFieldProps {
  readonly form: RegisterForm;
  /** Whether the brand insists on a choice; without one the account has the currency of the number's country (AUTH-25). */
  readonly mandatory: boolean;
}

/** The currency of the account, on a brand that asks for it (config.registrationFields). */
export function CurrencyField({ form, mandatory }: CurrencyFieldProps): JSX.Element {
  const { data } = useConfigQuery();
  const offered = data?.config.availableCurrencies ?? [];
  return (
    <Select
      label={mandatory ? 'Currency' : 'Currency (optional)'}
      placeholder={mandatory ? 'Choose a currency' : 'The currency of your country'}
      options={offered.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))}
      error={form.formState.errors.currency?.message}
      {...form.register('currency')}
    />
  );
}
