export { useDetectedCountry, usePhoneCountries } from './use-phone-countries.ts';
