/** How long a profile takes. */
export interface Measured {
  readonly profile: string;
  /** From the start of the compose file to the first answer through nginx. */
  readonly firstAnswerMs: number;
  /** From the same moment until all health checks report healthy. */
  readonly healthyMs: number;
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** @param sizes bytes by the image's tag */
export function table(sizes: ReadonlyMap<string, number>, times: readonly Measured[]): string {
  const lines: [string, string][] = [
    ...[...sizes].map(([tag, bytes]): [string, string] => [`image ${tag}`, megabytes(bytes)]),
    ...times.flatMap(({ profile, firstAnswerMs, healthyMs }): [string, string][] => [
      [`${profile}: first answer through nginx`, seconds(firstAnswerMs)],
      [`${profile}: all healthy`, seconds(healthyMs)],
    ]),
  ];
  return lines.map(([name, value]) => `${name.padEnd(36)}${value.padStart(10)}`).join('\n');
}
