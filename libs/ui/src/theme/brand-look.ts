import type { SystemConfig } from '@chakra-ui/react';
import type { Brand } from './brand.ts';
import { globalCss } from './global-css.ts';
import { keyframes } from './keyframes.ts';
import { accentRamp } from './ramps.ts';
import { semanticTokensFor } from './semantic-tokens.ts';
import { tokensFor } from './tokens.ts';

/** What a page needs once: its tokens as variables, and the rules for all of it. The built page has both in itself. */
export function brandLook(brand: Brand): SystemConfig {
  const accent = accentRamp(brand);
  return {
    preflight: true,
    globalCss,
    theme: { tokens: tokensFor(accent), semanticTokens: semanticTokensFor(accent), keyframes },
  };
}
