import { createSystem, defineConfig } from '@chakra-ui/react';
import type { SystemContext } from '@chakra-ui/react';
import type { Brand } from './brand.ts';
import { brandLook } from './brand-look.ts';
import { breakpoints } from './breakpoints.ts';
import { conditions } from './conditions.ts';
import { layerStyles } from './layer-styles.ts';
import { animationStyles } from './motion.ts';
import { quickStyles } from './quick-styles.ts';
import { recipes } from './recipes/index.ts';
import { textStyles } from './text-styles.ts';
import { utilities } from './utilities.ts';

/** Our own tokens, conditions and utilities, and the recipes of the first screen (visual language, section 11). */
export function createBrandSystem(brand: Brand): SystemContext {
  const { theme, ...look } = brandLook(brand);
  const config = defineConfig({
    ...look,
    cssVarsPrefix: 'mp',
    conditions,
    utilities,
    theme: { ...theme, breakpoints, textStyles, layerStyles, animationStyles, recipes },
  });
  return quickStyles(createSystem(config));
}
