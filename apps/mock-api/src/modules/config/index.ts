import type { PlatformModule } from '#platform/module.ts';
import { configResolvers } from './resolvers.ts';
import { takesSettings } from './settings.ts';

export { isCountry } from './countries.ts';
export { changedContents } from './contents.ts';
export type { ContentChange } from './contents.ts';
export { availableCurrencies } from './service.ts';
export { changeSiteSettings, siteSettings } from './settings.ts';
export type { SiteSettings } from './settings.ts';

/** Settings of the site, its currencies and countries (CONF). */
export const configModule: PlatformModule = { name: 'config', main: configResolvers, takesSettings };
