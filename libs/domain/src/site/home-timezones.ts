/** IANA name of the timezone that a person from a country has until they choose another. */
export function timezoneOfCountry(country: string): string {
  return country === 'NZ' ? 'Pacific/Auckland' : 'Australia/Sydney';
}
