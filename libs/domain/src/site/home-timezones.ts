export function timezoneOfCountry(country: string): string {
  return country === 'NZ' ? 'Pacific/Auckland' : 'Australia/Sydney';
}
