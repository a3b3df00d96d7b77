import type { LucideIcon } from 'lucide-react';
import type { JSX } from 'react';

const sizes = {
  sm: { px: 16, stroke: 2 },
  md: { px: 20, stroke: 1.75 },
  lg: { px: 24, stroke: 1.75 },
} as const;

export interface IconProps {
  /** A Lucide icon, imported by name so that only it is bundled. */
  readonly of: LucideIcon;
  readonly size?: keyof typeof sizes;
  readonly label?: string;
}

/** A Lucide icon at one of three sizes in the colour of the text around it (visual language, section 8). */
export function Icon({ of: Glyph, size = 'md', label }: IconProps): JSX.Element {
  const { px, stroke } = sizes[size];
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <Glyph size={px} strokeWidth={stroke} style={{ flexShrink: 0 }} {...name} />;
}
