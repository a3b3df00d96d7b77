import { createSystem, defineConfig } from '@chakra-ui/react';
import type { SystemContext } from '@chakra-ui/react';
import type { Brand } from './brand.ts';
import { conditions } from './conditions.ts';
import { globalCss } from './global-css.ts';
import { layerStyles } from './layer-styles.ts';
import { animationStyles, keyframes } from './motion.ts';
import { accentRamp } from './ramps.ts';
import { quickStyles } from './quick-styles.ts';
import { recipes } from './recipes/index.ts';
import { semanticTokensFor } from './semantic-tokens.ts';
import { textStyles } from './text-styles.ts';
import { breakpoints, tokensFor } from './tokens.ts';
import { utilities } from './utilities.ts';

/** Our own tokens, conditions and utilities, and the recipes of the first screen (visual language, section 11). */
export function createBrandSystem(brand: Brand): SystemContext {
  const accent = accentRamp(brand);
  const config = defineConfig({
    preflight: true,
    cssVarsPrefix: 'mp',
    globalCss,
    conditions,
    utilities,
    theme: {
      breakpoints,
      tokens: tokensFor(accent),
      semanticTokens: semanticTokensFor(accent),
      keyframes,
      textStyles,
      layerStyles,
      animationStyles,
      recipes,
    },
  });
  return quickStyles(createSystem(config));
}
