/**
 * How many letters have to be put in, left out, changed or swapped with their neighbour to make one word of the other;
 * `limit + 1` for anything farther than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const far = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return far;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const changed = a[row - 1] === b[column - 1] ? 0 : 1;
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          (last[column] ?? far) + 1,
          (current[column - 1] ?? far) + 1,
          (last[column - 1] ?? far) + changed,
          swapped ? (beforeLast[column - 2] ?? far) + 1 : far,
        ),
      );
    }
    if (Math.min(...current) > limit) return far;
    [beforeLast, last] = [last, current];
  }
  return Math.min(last[b.length] ?? far, far);
}
