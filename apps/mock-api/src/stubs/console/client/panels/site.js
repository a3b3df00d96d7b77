import { control } from '../api.js';
import { el, fill } from '../elements.js';
import { loaded, tag } from '../feedback.js';
import { actions, card, enumField, form, switchField, textField } from '../forms.js';
import { refreshWorld, worldId } from '../world.js';

const SETTINGS = /* GraphQL */ `
  query ConsoleSettings($world: ID!) {
    siteSettings(world: $world) {
      mobileNumberVerificationEnabled
      emailVerificationEnabled
      checkFraud
      multipleSession
      checkDepositLimit
      availableCurrencies
      enableGBG
      gbgTrigger
      gbgThresholdAmount
      detectedCountry
      captchaMode
      vendorsInMaintenance
      maintenance
    }
  }
`;
const SET = /* GraphQL */ `
  mutation ConsoleSetConfig($world: ID!, $input: SetConfigInput!) {
    setConfig(world: $world, input: $input) {
      maintenance
    }
  }
`;
const MAINTENANCE = /* GraphQL */ `
  mutation ConsoleMaintenance($world: ID!, $on: Boolean!) {
    setMaintenance(world: $world, on: $on)
  }
`;
const FILL = /* GraphQL */ `
  mutation ConsoleFillCatalogue($world: ID!, $games: Int!) {
    fillCatalogue(world: $world, games: $games)
  }
`;

const SWITCHES = [
  ['mobileNumberVerificationEnabled', 'Mobile number verification'],
  ['emailVerificationEnabled', 'E-mail verification at sign-up'],
  ['checkFraud', 'Check for fraud'],
  ['multipleSession', 'Several devices at once'],
  ['checkDepositLimit', 'Check deposit limits'],
  ['enableGBG', 'Identity check by GBG'],
];
const TEXTS = ['gbgTrigger', 'gbgThresholdAmount', 'detectedCountry', 'captchaMode'];

/** @typedef {Record<string, unknown> & { availableCurrencies: string[], vendorsInMaintenance: string[], maintenance: boolean }} Settings */

/**
 * What a form changes, and nothing else.
 * @param {Settings} settings
 * @param {import('../forms.js').Filled} filled
 */
function changesOf(settings, { text, on }) {
  const currencies = text('availableCurrencies')
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const wanted = [
    ...SWITCHES.map(([name = '']) => /** @type {const} */ ([name, on(name)])),
    ...TEXTS.map((name) => /** @type {const} */ ([name, text(name)])),
  ].filter(([name, value]) => value !== settings[name]);
  const same = currencies.join() === settings.availableCurrencies.join();
  return { ...Object.fromEntries(wanted), ...(same ? {} : { availableCurrencies: currencies }) };
}

/**
 * @param {Settings} settings
 * @param {() => Promise<void>} reload
 */
function settingsForm(settings, reload) {
  return form(
    {
      submit: 'Save settings',
      work: async (filled) => {
        const input = changesOf(settings, filled);
        if (Object.keys(input).length === 0) return 'Nothing was changed.';
        await control(SET, { world: worldId(), input });
        await reload();
        return 'The settings were saved.';
      },
    },
    el(
      'div',
      { class: 'wide fields' },
      ...SWITCHES.map(([name = '', label = '']) => switchField(label, name, settings[name] === true)),
    ),
    enumField('Total that GBG watches', 'GbgTrigger', { name: 'gbgTrigger', value: settings.gbgTrigger }),
    textField('GBG threshold in AUD', {
      name: 'gbgThresholdAmount',
      inputmode: 'decimal',
      required: true,
      value: settings.gbgThresholdAmount,
    }),
    textField(
      'Detected country',
      {
        name: 'detectedCountry',
        maxlength: 2,
        pattern: '[A-Z]{2}',
        required: true,
        value: settings.detectedCountry,
      },
      'ISO code of two capitals.',
    ),
    enumField('Captcha', 'CaptchaMode', { name: 'captchaMode', value: settings.captchaMode }),
    textField(
      'Currencies',
      { name: 'availableCurrencies', required: true, value: settings.availableCurrencies.join(', ') },
      'Codes with commas between.',
    ),
  );
}

/** @param {() => Promise<void>} reload */
function vendorForm(reload) {
  return form(
    {
      submit: 'Set vendor state',
      look: '',
      work: async ({ text }) => {
        const vendorStates = [{ vendor: text('vendor'), state: text('state') }];
        await control(SET, { world: worldId(), input: { vendorStates } });
        await reload();
        return `Vendor ${text('vendor')} is ${text('state')}.`;
      },
    },
    textField('Vendor', { name: 'vendor', required: true }, 'Id of the vendor.'),
    enumField('State', 'VendorState', { name: 'state', value: 'IN_MAINTENANCE' }),
  );
}

function catalogueForm() {
  return form(
    {
      submit: 'Fill the catalogue',
      look: '',
      work: async ({ text }) => {
        const total = await control(FILL, { world: worldId(), games: Number(text('games')) });
        return `There are ${total} games.`;
      },
    },
    textField(
      'Games',
      { name: 'games', inputmode: 'numeric', pattern: '[0-9]{1,5}', required: true },
      'Up to so many, by copies under further names.',
    ),
  );
}

/**
 * @param {boolean} on whether maintenance is on now
 * @param {() => Promise<void>} reload
 */
function maintenance(on, reload) {
  const work = async () => {
    await control(MAINTENANCE, { world: worldId(), on: !on });
    await Promise.all([reload(), refreshWorld()]);
    return on ? 'Maintenance ended.' : 'Maintenance began.';
  };
  return [
    el(
      'p',
      {},
      on ? tag('danger', 'warning', 'Maintenance is on') : tag('success', 'check', 'The site is open'),
    ),
    actions({ label: on ? 'End maintenance' : 'Begin maintenance', look: on ? 'inverse' : 'danger', work }),
  ];
}

/** @type {import('../main.js').Panel} */
export const sitePanel = {
  id: 'site',
  title: 'Site',
  line: 'Settings of the world, and what stands for the outside world.',
  open(place) {
    const page = loaded(
      () => control(SETTINGS, { world: worldId() }),
      (/** @type {Settings} */ settings, inside) => {
        const { vendorsInMaintenance } = settings;
        const vendors =
          vendorsInMaintenance.length === 0
            ? 'No vendor is in maintenance.'
            : `In maintenance: ${vendorsInMaintenance.join(', ')}.`;
        inside.className = 'form';
        fill(
          inside,
          card('Maintenance', ...maintenance(settings.maintenance, page.load)),
          card('Settings', settingsForm(settings, page.load)),
          card('Vendors', el('p', {}, vendors), vendorForm(page.load)),
          card('Catalogue', catalogueForm()),
        );
      },
    );
    fill(place, page.place);
  },
};
