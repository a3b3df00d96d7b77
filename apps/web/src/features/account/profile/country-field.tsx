import { addressCountries, profileLabels } from '@magpie/domain/account';
import { phoneCountries } from '@magpie/domain/site';
import { useCountriesQuery } from '@magpie/gql/countries';
import { Link } from '@magpie/ui';
import { Select } from '@magpie/ui/forms';
import type { JSX } from 'react';
import { Controller } from 'react-hook-form';
import type { ProfileForm } from './use-profile-form.ts';

function Retry({ onRetry }: { readonly onRetry: () => void }): JSX.Element {
  return (
    <>
      Error loading countries.{' '}
      <Link asChild>
        <button type="button" onClick={onRetry}>
          Try again
        </button>
      </Link>
    </>
  );
}

/** The country of an address. Australia and New Zealand can be chosen before the others have been loaded. */
export function CountryField({ form }: { readonly form: ProfileForm }): JSX.Element {
  const { data, error, refetch } = useCountriesQuery();
  return (
    <Controller
      control={form.control}
      name="country"
      render={({ field, fieldState }) => (
        <Select
          {...field}
          label={profileLabels.country}
          required
          autoComplete="country"
          placeholder="Choose a country"
          error={fieldState.error?.message}
          hint={error && <Retry onRetry={() => void refetch()} />}
          options={addressCountries(data?.countries ?? phoneCountries, field.value).map(({ code, name }) => ({
            value: code,
            label: name,
          }))}
        />
      )}
    />
  );
}
