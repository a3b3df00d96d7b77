/** The room of a banner, and of what stands there while the banners are on their way. */
export const bannerFrame = {
  position: 'relative',
  display: 'grid',
  gridTemplateRows: { base: 'auto 1fr', md: '1fr' },
  minH: { base: 'banner', md: '0' },
  aspectRatio: { md: '16 / 6' },
  height: 'full',
} as const;
