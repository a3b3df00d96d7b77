/** The room of a banner, and of what stands there while the banners are on their way: low enough to leave the first games in sight. */
export const bannerFrame = {
  position: 'relative',
  height: { base: 'bannerLow', md: 'bannerMid', lg: 'banner' },
} as const;
