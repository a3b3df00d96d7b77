export interface Measured {
  /** Bytes by the image's tag. */
  readonly sizes: ReadonlyMap<string, number>;
  /** From the start of the compose file to the first answer through nginx. */
  readonly firstAnswerMs: number;
  /** From the same moment until both health checks report healthy. */
  readonly healthyMs: number;
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

export function table({ sizes, firstAnswerMs, healthyMs }: Measured): string {
  const lines: [string, string][] = [
    ...[...sizes].map(([tag, bytes]): [string, string] => [`image ${tag}`, megabytes(bytes)]),
    ['first answer through nginx', seconds(firstAnswerMs)],
    ['both healthy', seconds(healthyMs)],
  ];
  return lines.map(([name, value]) => `${name.padEnd(28)}${value.padStart(10)}`).join('\n');
}
