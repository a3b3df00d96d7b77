/** `IN_REVIEW` as `In review`, `MOBILE_4G` as `Mobile 4G`. */
export function words(name: string): string {
  const text = name
    .replaceAll('_', ' ')
    .toLowerCase()
    .replaceAll(/\b\dg\b/g, (network) => network.toUpperCase());
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `3 faults`, `1 fault`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
