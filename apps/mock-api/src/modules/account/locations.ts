/** Where connections from a country seem to come from, so that a state can be prefilled. */
const states: Readonly<Record<string, string>> = {
  AU: 'New South Wales',
  NZ: 'Auckland',
};

/** The state a connection from the country seems to come from, or null when it cannot be told. */
export function stateOf(country: string): string | null {
  return states[country] ?? null;
}
