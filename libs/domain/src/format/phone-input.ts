const longestPhone = 20;

/** Digits and one leading plus (FMT-13). Idempotent. */
export function maskPhone(text: string): string {
  const kept = text.slice(0, 1000).replace(/[^0-9+]/g, '');
  const plus = kept.startsWith('+') ? '+' : '';
  return (plus + kept.replaceAll('+', '')).slice(0, longestPhone);
}

/** Adds the calling code and removes a leading zero; a number with a plus is already complete (FMT-14). */
export function fullPhoneNumber(callingCode: string, number: string): string {
  const digits = maskPhone(number);
  if (digits.startsWith('+') || digits === '') return digits;
  return `+${maskPhone(callingCode).replace('+', '')}${digits.replace(/^0/, '')}`;
}
