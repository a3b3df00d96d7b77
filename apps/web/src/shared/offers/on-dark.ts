/** The colours of what stands on a ground that is dark in both themes, as pictures are. */
export const onDark = {
  '--mp-colors-bg-inverted': '{colors.bone.100}',
  '--mp-colors-fg-inverted': '{colors.ink.950}',
  '--mp-colors-neutral-hover': '{colors.bone.0}',
  '--mp-colors-bg-subtle': '{colors.ink.900}',
  '--mp-colors-border': '{colors.ink.700}',
  '--mp-colors-bg-muted': '{colors.ink.800}',
  '--mp-colors-fg-subtle': '{colors.bone.500}',
  '--mp-colors-fg-muted': '{colors.onArt}',
  '--mp-colors-fg': '{colors.bone.100}',
  '--mp-colors-fg-money': '{colors.accent.solid}',
  color: 'bone.100',
};
