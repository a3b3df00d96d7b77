/** Longest phone number with room for the plus: E.164 allows 15 digits. */
const longestPhone = 20;

/** What a phone input holds: its digits and one leading plus (FMT-13). Applying it twice changes nothing more. */
export function maskPhone(text: string): string {
  const kept = text.slice(0, 1000).replace(/[^0-9+]/g, '');
  const plus = kept.startsWith('+') ? '+' : '';
  return (plus + kept.replaceAll('+', '')).slice(0, longestPhone);
}

/**
 * The full number: the dial code followed by the number without its leading zero (FMT-14). A number that already has its
 * plus is full and stays as it is.
 *
 * @param dialCode for example '+61'; a missing plus is put in
 */
export function fullPhoneNumber(dialCode: string, number: string): string {
  const digits = maskPhone(number);
  if (digits.startsWith('+') || digits === '') return digits;
  return `+${maskPhone(dialCode).replace('+', '')}${digits.replace(/^0/, '')}`;
}
