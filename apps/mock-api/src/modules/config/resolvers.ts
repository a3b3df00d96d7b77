import { registrationFields } from '@magpie/domain/identity';
import type { Resolvers } from '#__generated__/main.ts';
import { countryCodes, countryTable } from './countries.ts';
import { availableCurrencies } from './service.ts';
import { siteSettings } from './settings.ts';

export const configResolvers: Resolvers = {
  Query: {
    config: (_parent, _args, { world }) => {
      const settings = siteSettings(world);
      return {
        ...settings,
        availableCurrencies: [...availableCurrencies(world)],
        registrationFields: [
          ...registrationFields(settings.emailVerificationEnabled, settings.askedAtSignUp),
        ],
        contents: settings.contents.map((content) => ({ id: content.type, ...content })),
      };
    },
    checkFraud: (_parent, _args, { world }) => siteSettings(world).checkFraud,
    availableCurrencies: (_parent, _args, { world }) => [...availableCurrencies(world)],
    countryCodes: () => [...countryCodes],
    countries: (_parent, _args, { world }) =>
      countryTable(siteSettings(world).availableCurrencies).map((country) => ({
        ...country,
        currencyMap: [...country.currencyMap],
      })),
    autoDetectUserCountryCode: (_parent, _args, { world }) => siteSettings(world).detectedCountry,
  },
};
