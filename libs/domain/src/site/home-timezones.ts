/** IANA name of the default timezone for a country. */
export function timezoneOfCountry(country: string): string {
  return country === 'NZ' ? 'Pacific/Auckland' : 'Australia/Sydney';
}
