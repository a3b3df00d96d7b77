/** When a request was sent and when its answer was whole, on one clock. */
export interface TimedRequest {
  readonly sent: number;
  readonly ended: number;
}

/** The longest row of requests of which each was sent only when the one before had ended: what nothing but the way costs. */
export function stepsOf(requests: readonly TimedRequest[]): number {
  const steps: { readonly ended: number; readonly step: number }[] = [];
  for (const { sent, ended } of requests.toSorted((a, b) => a.sent - b.sent)) {
    const before = steps.filter((each) => each.ended <= sent).map(({ step }) => step);
    steps.push({ ended, step: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...steps.map(({ step }) => step));
}
