/** Scrolls a chip to the middle of a row that is wider than its place, so that its neighbours show too. */
export function showInRow(row: Element | null | undefined, chip: Element | null | undefined): void {
  if (!row || !chip) return;
  const [whole, part] = [row.getBoundingClientRect(), chip.getBoundingClientRect()];
  row.scrollLeft += part.left - whole.left - (whole.width - part.width) / 2;
}
