import { hasAddress } from '@magpie/domain/account';
import { useFetchLocationQuery } from '@magpie/gql/account';
import { useEffect } from 'react';
import type { Account } from '../../session/index.ts';
import type { ProfileForm } from './use-profile-form.ts';

/** Fills in country and state from where the connection comes from, for an account without an address (PROF-12). */
export function useLocationPrefill({ getValues, setValue }: ProfileForm, account: Account): void {
  const { data } = useFetchLocationQuery({ skip: hasAddress(account) });
  const location = data?.fetchLocation;

  useEffect(() => {
    if (!location?.country) return;
    // What a person has entered meanwhile stays.
    if (getValues('country') === '') setValue('country', location.country, { shouldDirty: true });
    const sameCountry = getValues('country') === location.country;
    if (sameCountry && location.state !== null && getValues('stateDistrict') === '') {
      setValue('stateDistrict', location.state, { shouldDirty: true });
    }
  }, [location, getValues, setValue]);
}
