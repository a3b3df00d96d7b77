const addressText = /^[\p{L}\p{M}\p{N}, ]+$/u;

/** Only letters, digits, commas and spaces, and not blank: for street, post code and city (1 §5). */
export function isAddressText(text: string): boolean {
  return text.trim() !== '' && addressText.test(text);
}
