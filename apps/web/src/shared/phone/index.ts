export { PhoneField } from './phone-field.tsx';
export { useDetectedCountry } from './use-phone-countries.ts';
