import { ChakraProvider } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { JSX, ReactNode } from 'react';
import type { Brand } from './brand.ts';
import { createBrandSystem } from './system.ts';

export interface BrandProviderProps {
  readonly brand: Brand;
  readonly children: ReactNode;
}

/** Gives everything below it the look of one brand. Goes once, at the root of the app. */
export function BrandProvider({ brand, children }: BrandProviderProps): JSX.Element {
  const system = useMemo(() => createBrandSystem(brand), [brand]);
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
