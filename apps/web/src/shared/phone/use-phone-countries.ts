import {
  initialPhoneCountry,
  offeredPhoneCountries,
  phoneCountries,
  type PhoneCountry,
} from '@magpie/domain/site';
import { usePhoneCountriesQuery } from '@magpie/gql/countries';

export interface PhoneCountries {
  readonly countries: readonly PhoneCountry[];
  readonly countriesState: 'ready' | 'loading' | 'failed';
  readonly onCountriesRetry: () => void;
}

/** Those of AUTH-16, CONF-14 and CONF-15. Until they are known a number can be typed for the chosen country. */
export function usePhoneCountries(): PhoneCountries {
  const { data, loading, refetch } = usePhoneCountriesQuery({ notifyOnNetworkStatusChange: true });
  const onCountriesRetry = () => {
    refetch().catch(() => undefined);
  };
  if (data) {
    return { countries: offeredPhoneCountries(data.countryCodes), countriesState: 'ready', onCountriesRetry };
  }
  return { countries: phoneCountries, countriesState: loading ? 'loading' : 'failed', onCountriesRetry };
}

/** The country that a phone picker starts with: where the visitor is, if it is offered, otherwise AU (CONF-13). */
export function useDetectedCountry(): PhoneCountry['code'] {
  const { data } = usePhoneCountriesQuery();
  const offered = data && offeredPhoneCountries(data.countryCodes);
  return initialPhoneCountry(data?.autoDetectUserCountryCode, offered);
}
