export interface PhoneCountry {
  /** Two letters, for example `AU`. */
  readonly code: string;
  readonly name: string;
  /** With its plus, for example `+61`. */
  readonly callingCode: string;
}

/** Said of countries, or of the list they are chosen from, that could not be loaded (CONF-15). */
export const countriesFailed = 'Error loading countries.';
