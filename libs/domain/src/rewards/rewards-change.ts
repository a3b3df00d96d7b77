/** Whether the number has changed by time since it was counted. @param changesAt ISO-8601, as it was counted; null for never */
export function haveRewardsChanged(changesAt: string | null, now: Date): boolean {
  return changesAt !== null && new Date(changesAt) <= now;
}
