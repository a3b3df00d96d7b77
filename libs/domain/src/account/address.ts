const addressText = /^[\p{L}\p{M}\p{N}, ]+$/u;

/** Whether a street, post code or city holds only letters, digits, commas and spaces, and at least one of them (1 §5). */
export function isAddressText(text: string): boolean {
  return text.trim() !== '' && addressText.test(text);
}
