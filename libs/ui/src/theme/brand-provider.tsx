import { ChakraProvider } from '@chakra-ui/react';
import type { SystemContext } from '@chakra-ui/react';
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import type { JSX, ReactNode } from 'react';
import type { Brand } from './brand.ts';
import { sheetAFrame } from './sheet-a-frame.ts';
import { createBrandSystem } from './system.ts';

const systems = new Map<Brand, SystemContext>();

/** A system remembers the styles that it has resolved, so there is one for each brand. */
function systemOf(brand: Brand): SystemContext {
  const system = systems.get(brand) ?? createBrandSystem(brand);
  systems.set(brand, system);
  return system;
}

export interface BrandProviderProps {
  readonly brand: Brand;
  readonly children: ReactNode;
}

/** Gives everything below it the look of one brand. Goes once, at the root of the app. */
export function BrandProvider({ brand, children }: BrandProviderProps): JSX.Element {
  const cache = useEmotionCache();
  if (cache) sheetAFrame(cache);
  return <ChakraProvider value={systemOf(brand)}>{children}</ChakraProvider>;
}
