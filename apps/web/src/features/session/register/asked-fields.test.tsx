import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answeredConfig } from '#testing/sample-config.ts';
import { btc } from '#testing/sample-account.ts';
import { button, eachInFreshBrowser, fillIn, openRegister } from '../testing/open-register.tsx';

eachInFreshBrowser();

/** Opens the sign-up of a brand that treats the fields so. */
function openAsking(...fields: readonly (readonly [name: string, requirement: string])[]) {
  return openRegister({
    Config: () => ({
      config: {
        ...answeredConfig,
        availableCurrencies: [...answeredConfig.availableCurrencies, btc],
        registrationFields: fields.map(([name, requirement]) => ({
          __typename: 'RegistrationField',
          name,
          requirement,
        })),
      },
    }),
  });
}

describe('what a brand asks for at sign-up', () => {
  it('AUTH-13 is no currency where the brand has not chosen', async () => {
    const { fake } = openAsking();
    await waitFor(() => {
      expect(fake.variablesOf('Config')).toHaveLength(1);
    });
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByRole('checkbox', { name: /offers/ })).toBeDefined();
  });

  it('is a currency that has to be chosen before anything is sent', async () => {
    const { user, fake } = openAsking(['currency', 'MANDATORY']);
    const currency = await screen.findByRole('combobox', { name: 'Currency' });
    expect(
      within(currency)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose a currency', 'AUD · Australian Dollar', 'BTC · Bitcoin']);
    await fillIn(user);
    await user.click(button('Register'));
    expect(await screen.findByText('Please choose a currency.')).toBeDefined();
    expect(fake.variablesOf('SignUpWithEmail')).toEqual([]);
    await user.selectOptions(currency, 'BTC');
    await user.click(button('Register'));
    await waitFor(() => {
      expect(fake.variablesOf('SignUpWithEmail')).toMatchObject([{ input: { currency: 'BTC' } }]);
    });
  });

  it('is a currency that can be left to the country', async () => {
    const { user, fake } = openAsking(['currency', 'OPTIONAL']);
    await screen.findByRole('combobox', { name: 'Currency (optional)' });
    await fillIn(user);
    await user.click(button('Register'));
    await waitFor(() => {
      expect(fake.variablesOf('SignUpWithEmail')).toHaveLength(1);
    });
    expect(fake.variablesOf('SignUpWithEmail')).not.toHaveProperty('0.input.currency');
  });

  it('is no consent to marketing where the brand leaves it out', async () => {
    openAsking(['marketingConsent', 'HIDDEN']);
    await waitFor(() => {
      expect(screen.queryByRole('checkbox', { name: /offers/ })).toBeNull();
    });
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  });
});
