export { brandConfigs } from './brand.ts';
export type { Brand, BrandConfig } from './brand.ts';
export { BrandProvider } from './brand-provider.tsx';
export type { BrandProviderProps } from './brand-provider.tsx';
export { appGround } from './ramps.ts';
export { paper } from './paper.ts';
export { createBrandSystem } from './system.ts';
