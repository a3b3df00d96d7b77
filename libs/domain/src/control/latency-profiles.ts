export interface LatencyProfileRow {
  readonly fromMs: number;
  readonly toMs: number;
  /** Share of the calls that take `slowMs` instead. */
  readonly slow: number;
  readonly slowMs: number;
  /** Share of the calls that break. */
  readonly lost: number;
}

const steady = (fromMs: number, toMs: number): LatencyProfileRow => ({
  fromMs,
  toMs,
  slow: 0,
  slowMs: toMs,
  lost: 0,
});

export const latencyProfiles = {
  FAST: steady(20, 60),
  MOBILE_4G: steady(60, 180),
  MOBILE_3G: steady(300, 700),
  MOBILE_2G: steady(800, 2_000),
  SATELLITE: steady(600, 900),
  FLAKY: { ...steady(80, 400), slow: 0.2, slowMs: 3_000, lost: 0.1 },
} as const satisfies Record<string, LatencyProfileRow>;

export type LatencyProfileName = keyof typeof latencyProfiles;

export interface Wait {
  readonly waitMs: number;
  readonly lost: boolean;
}

/** What a call over a line meets. @param draw from 0 up to, not including, 1: the lowest are lost, those above them slow */
export function waitOver(profile: LatencyProfileName, draw: number): Wait {
  const { fromMs, toMs, slow, slowMs, lost }: LatencyProfileRow = latencyProfiles[profile];
  const usual = lost + slow;
  if (draw < usual) return { waitMs: draw < lost ? toMs : slowMs, lost: draw < lost };
  const share = (draw - usual) / (1 - usual);
  return { waitMs: Math.round(fromMs + share * (toMs - fromMs)), lost: false };
}
