import { z } from 'zod';
import { captchaModes, contentTypes, fieldRequirements, gbgTriggers, vendorStates } from './choices.ts';
import { acting, looking, option, place, world } from './verb.ts';

const changing = acting('site');
const flag = (description: string) => option(z.boolean().optional(), description);

const settings = z.strictObject({
  mobileNumberVerificationEnabled: flag('whether special site variants ask for a verified mobile number'),
  emailVerificationEnabled: flag('whether a code sent by e-mail is needed to sign up'),
  checkFraud: flag('whether the platform checks for fraud'),
  multipleSession: flag('whether a member may be logged in on several devices at once'),
  checkDepositLimit: flag('whether deposits are held against the limits of the member'),
  availableCurrencies: option(z.array(z.string()).optional(), 'codes of the currencies to offer'),
  enableGBG: flag('whether reaching a total makes an identity check by GBG due'),
  gbgTrigger: option(z.enum(gbgTriggers).optional(), 'which total is watched'),
  gbgThresholdAmount: option(
    z.coerce.string().optional(),
    'the total from which on the check is due, in AUD',
  ),
  detectedCountry: option(z.string().optional(), "country of the visitor's connection, such as AU"),
  captchaMode: option(z.enum(captchaModes).optional(), 'what the captcha service answers'),
  registrationFields: option(
    z.array(z.strictObject({ name: z.string(), requirement: z.enum(fieldRequirements) })).optional(),
    'fields of the sign-up form to ask for or not',
  ),
  contents: option(
    z
      .array(
        z.strictObject({
          type: z.enum(contentTypes),
          title: z.string().nullish(),
          body: z.string().nullish(),
        }),
      )
      .optional(),
    'texts of the operator to set or take away',
  ),
  vendorStates: option(
    z.array(z.strictObject({ vendor: z.string(), state: z.enum(vendorStates) })).optional(),
    'state of vendors',
  ),
});

const maintenance = (on: boolean) => (values: { readonly world: string }) => ({ ...values, on });

export const siteVerbs = [
  looking('site')({
    words: 'site address',
    summary: 'Tells where the web app of the platform is reached',
    inputs: z.object({}),
    operation: 'WebApp',
  }),
  looking('site')({
    words: 'config show',
    summary: "Shows the settings of a world's site",
    inputs: z.object({ world }),
    operation: 'SiteSettings',
  }),
  changing({
    words: 'config set',
    summary: "Changes settings of a world's site",
    inputs: z.object({ settings: place(settings, 'what to change'), world }),
    operation: 'SetConfig',
    variables: ({ world: id, settings: input }) => ({ world: id, input }),
    shows: 'config show',
  }),
  changing({
    words: 'maintenance on',
    summary: 'Begins maintenance: every call answers MAINTENANCE_MODE',
    inputs: z.object({ world }),
    operation: 'SetMaintenance',
    variables: maintenance(true),
    shows: 'config show',
  }),
  changing({
    words: 'maintenance off',
    summary: 'Ends maintenance',
    inputs: z.object({ world }),
    operation: 'SetMaintenance',
    variables: maintenance(false),
    shows: 'config show',
  }),
  changing({
    words: 'catalogue fill',
    summary: 'Fills the catalogue with copies of its games, to see long lists',
    inputs: z.object({
      games: place(z.int('It must be a whole number.'), 'how many games there are to be'),
      world,
    }),
    operation: 'FillCatalogue',
  }),
] as const;
