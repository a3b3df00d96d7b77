import { fullPhoneNumber } from '@magpie/domain/format';
import { phoneCountries } from '@magpie/domain/site';

/** The number as the platform takes it: the country's calling code followed by the number (FMT-14). */
export function dialledNumber(number: string, country: string): string {
  const callingCode = phoneCountries.find((each) => each.code === country)?.callingCode ?? '';
  return fullPhoneNumber(callingCode, number);
}
