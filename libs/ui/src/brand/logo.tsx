import { chakra } from '@chakra-ui/react';
import type { JSX } from 'react';
import { brandConfigs } from '../theme/brand.ts';
import type { Brand } from '../theme/brand.ts';
import { glyphs } from './glyphs.ts';
import { wordmark, wordmarkStroke } from './wordmark.ts';

const Drawing = chakra('svg', {
  base: {
    flexShrink: '0',
    width: 'auto',
    color: 'fg',
    '& [data-part=tile]': { fill: 'transparent', _light: { fill: 'ink.950' } },
    '& [data-part=mark]': { fill: 'bone.100', _light: { transform: 'translate(8px, 8px) scale(.76)' } },
    '& [data-part=eye]': { fill: 'accent.400' },
    _highContrast: { '& [data-part=mark]': { fill: 'CanvasText' } },
  },
});

export interface LogoProps {
  readonly brand: Brand;
  /** `lockup` is mark and word, `glyph` the mark alone, `wordmark` the word alone. */
  readonly variant?: 'lockup' | 'glyph' | 'wordmark';
  /** Height, a size of the theme; the width follows. */
  readonly height?: string;
  /** Accessible name; the brand's title if left out, and decoration if empty. */
  readonly label?: string;
}

function Mark({ brand }: { readonly brand: Brand }): JSX.Element {
  const { shapes, eye } = glyphs[brand];
  return (
    <>
      <rect data-part="tile" width="64" height="64" rx="14" />
      <g data-part="mark">
        {shapes.map((shape) => (
          <path key={shape} d={shape} />
        ))}
        <circle data-part="eye" {...eye} />
      </g>
    </>
  );
}

function Word({ brand, x }: { readonly brand: Brand; readonly x: number }): JSX.Element {
  const { path, dots } = wordmark(brand);
  return (
    <g transform={`translate(${x} 13)`}>
      <path d={path} fill="none" stroke="currentColor" strokeWidth={wordmarkStroke} />
      {dots.map((dot) => (
        <circle key={dot} data-part="eye" cx={dot} cy="2.2" r="4.3" />
      ))}
    </g>
  );
}

const wordOffset = { lockup: 78, wordmark: 0 } as const;

/** The brand's mark, word, or both, in the colours of the theme around it. */
export function Logo({ brand, variant = 'lockup', height = 'mark', label }: LogoProps): JSX.Element {
  const name = label ?? brandConfigs[brand].title;
  const width = variant === 'glyph' ? 64 : wordOffset[variant] + wordmark(brand).width;
  const identity = name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <Drawing viewBox={`0 0 ${width} 64`} height={height} {...identity}>
      {variant !== 'wordmark' && <Mark brand={brand} />}
      {variant !== 'glyph' && <Word brand={brand} x={wordOffset[variant]} />}
    </Drawing>
  );
}
