/** The digits of a whole number in groups of three with commas. */
export function grouped(whole: string): string {
  return whole.replace(/\B(?=(?:[0-9]{3})+$)/g, ',');
}
