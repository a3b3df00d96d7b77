import { chakra } from '@chakra-ui/react';
import type { AchievementPanel_achievementFragment } from '@magpie/gql/achievements';
import type { JSX } from 'react';

type AchievementType = AchievementPanel_achievementFragment['type'];

/** The silhouettes of the platform's artwork, 96 by 96, and the ink of each, which is the same in both themes as the art. */
const outlines: Readonly<Record<AchievementType, readonly [path: string, color: string]>> = {
  CasinoExplorer: ['M48 3L83.5 23.5V64.5L48 85L12.5 64.5V23.5Z', 'gum.300'],
  RegularPlayer: [
    'M13.6 16.9q0-7.4 7.4-7.4h54.1q7.4 0 7.4 7.4v54.1q0 7.4-7.4 7.4h-54.1q-7.4 0-7.4-7.4Z',
    'wattle.300',
  ],
  SteadyGambler: ['M14.4 8.7H81.6V48.1C81.6 71.1 60.3 80.9 48 85C35.7 80.9 14.4 71.1 14.4 48.1Z', 'bill.300'],
  WinningStreak: ['M48 2.6L87.4 42L48 81.4L8.6 42Z', 'waratah.300'],
};

/** Five levels, of which none is earned. */
const pips = [30, 39, 48, 57, 66];

const Drawing = chakra('svg', { base: { flexShrink: '0', boxSize: '20', fill: 'none' } });

/** The outline of a badge that is still to be earned, drawn like the badges of the artwork. */
export function EmptyBadgePicture({ type }: { readonly type: AchievementType }): JSX.Element {
  const [path] = outlines[type];
  return (
    <Drawing aria-hidden viewBox="0 0 96 96" color="fg.subtle" stroke="currentColor">
      <path d={path} strokeWidth="2" strokeDasharray="3 5" />
      <path d="M38 44H58M48 34V54" strokeWidth="3" strokeLinecap="round" />
      {pips.map((x) => (
        <path key={x} d={`M${String(x)} 86.5l3 3-3 3-3-3Z`} strokeWidth="1.2" />
      ))}
    </Drawing>
  );
}

export interface ReachedEdgeProps {
  readonly type: AchievementType;
  readonly percent: number;
}

/** Lies over the placeholder of a badge: its edge, as far as the member has come. */
export function ReachedEdge({ type, percent }: ReachedEdgeProps): JSX.Element {
  const [path, color] = outlines[type];
  return (
    <Drawing aria-hidden viewBox="0 0 96 96" position="absolute" inset="0" color={color}>
      <path
        d={path}
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        pathLength={100}
        strokeDasharray={`${String(percent)} 100`}
      />
    </Drawing>
  );
}
