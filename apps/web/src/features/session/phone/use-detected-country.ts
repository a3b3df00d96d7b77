import { initialPhoneCountry, type PhoneCountry } from '@magpie/domain/site';
import { usePhoneCountriesQuery } from '@magpie/gql/config';

/** The country that a phone picker starts with: where the visitor is, if it is AU or NZ, otherwise AU (CONF-13). */
export function useDetectedCountry(): PhoneCountry['code'] {
  const { data } = usePhoneCountriesQuery();
  return initialPhoneCountry(data?.autoDetectUserCountryCode);
}
