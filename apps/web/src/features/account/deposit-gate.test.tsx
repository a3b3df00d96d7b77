import { act, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { modals, useOpenModals, type ModalName } from '#shared/modals/index.ts';
import { storedPromoCode } from '#shared/session/index.ts';
import { NoNetwork, Refusal } from '#testing/fake-platform.ts';
import { answeredConfig } from '#testing/sample-config.ts';
import { limitsInAud } from '#testing/sample-limits.ts';
import { DepositModal, DepositWithdrawSection, WithdrawalModal } from '../payments/index.ts';
import { LoginModal } from '../session/index.ts';
import { DepositProfileFormUpdate, VerifyMobileNumberModal } from './index.ts';
import { button, eachInFreshBrowser, field, home, openWith, replace } from './testing/profile-platform.tsx';

const closing = (name: ModalName) => () => {
  modals.close(name);
};

/** The modals of a deposit and of a withdrawal, shown as the app's host of modals shows them. */
function Host() {
  return (
    <Suspense>
      {useOpenModals().map(({ name, props }) => {
        if (name === 'depositModal')
          return <DepositModal key={name} {...props} onClose={closing('depositModal')} />;
        if (name === 'depositProfileFormUpdate')
          return <DepositProfileFormUpdate key={name} {...props} onClose={closing(name)} />;
        if (name === 'verifyMobileNumberModal')
          return <VerifyMobileNumberModal key={name} {...props} onClose={closing(name)} />;
        if (name === 'withdrawalModal')
          return <WithdrawalModal key={name} {...props} onClose={closing(name)} />;
        if (name === 'loginModal') return <LoginModal key={name} {...props} onClose={closing(name)} />;
        return null;
      })}
    </Suspense>
  );
}

const payments = {
  DepositMethods: () => ({
    availablePaymentMethods: [],
    ...limitsInAud,
  }),
};
const openNames = () => modals.stack.get().map(({ name }) => name);
const dialog = (name: string) => screen.findByRole('dialog', { name });

async function attempt(
  account: object,
  ...[answers, ...rest]: Parameters<typeof openWith> extends [unknown, unknown?, ...infer R] ? R : never
) {
  const setting = await openWith(<Host />, account, { ...payments, ...answers }, ...rest);
  act(() => {
    modals.open('depositModal', { promoCode: 'CODE-a' });
  });
  return setting;
}

/** Opens a modal for a visitor, who is asked to log in and does. */
async function openAsVisitor(name: 'depositModal' | 'withdrawalModal') {
  const { user, session } = await openWith(<Host />, {}, payments);
  await act(() => session.logOut());
  act(() => {
    modals.open(name);
  });
  await dialog('Login');
  expect(openNames()).toEqual(['loginModal']);
  await replace(user, 'Email', 'mia@magpie.test');
  await replace(user, 'Password', 'Magpie@2026');
  await user.click(button('Login'));
}

const fields = (of: HTMLElement) =>
  within(of)
    .getAllByText(/./, { selector: 'label' })
    .map((label) => label.textContent);

const refused = () => {
  throw new Refusal('BAD_USER_INPUT', 'Not this one.');
};
const offline = () => {
  throw new NoNetwork();
};

eachInFreshBrowser();

describe('a deposit', () => {
  it('opens at once with a complete profile', async () => {
    await attempt({});
    await dialog('Deposit');
    expect(openNames()).toEqual(['depositModal']);
  });

  it.each([
    [{ firstName: null }, ['First name']],
    [{ lastName: ' ' }, ['Last name']],
    [{ email: null }, ['Email']],
    [{ dateOfBirth: null }, ['Date of birth']],
    [{ address: { ...home, street: null } }, ['Street']],
    [{ address: { ...home, postCode: '' } }, ['Postcode']],
    [{ address: { ...home, country: null } }, ['Country']],
    [{ address: { ...home, locality: null } }, ['Suburb or town']],
    [{ address: { ...home, stateDistrict: null } }, ['State']],
    [
      { firstName: null, lastName: null, address: null },
      ['First name', 'Last name', 'Country', 'State', 'Street', 'Suburb or town', 'Postcode'],
    ],
  ])('PROF-18 PROF-19 without %j asks for that, and only that, instead', async (account, asked) => {
    await attempt(account);
    expect(fields(await dialog('Complete your profile'))).toEqual(asked);
    expect(openNames()).toEqual(['depositProfileFormUpdate']);
    expect(screen.queryByRole('dialog', { name: 'Deposit' })).toBeNull();
  });

  it('PROF-18 is not offered by the account section either before the profile is complete', async () => {
    const { user } = await openWith(
      <>
        <DepositWithdrawSection />
        <Host />
      </>,
      { firstName: null },
      payments,
    );
    await screen.findByText('A deposit needs a few more of your details first.');
    expect(screen.queryByRole('form', { name: 'Deposit' })).toBeNull();
    await user.click(button('Deposit'));
    expect(fields(await dialog('Complete your profile'))).toEqual(['First name']);
    expect(openNames()).toEqual(['depositProfileFormUpdate']);
  });

  it('PROF-19 is carried on with once the missing details are saved', async () => {
    const { user, fake } = await attempt({ address: { ...home, postCode: null }, dateOfBirth: null });
    await dialog('Complete your profile');
    await replace(user, 'Date of birth', '04121990');
    await replace(user, 'Postcode', '2042');
    await user.click(button('Save and continue'));
    await dialog('Deposit');
    expect(modals.stack.get()).toEqual([{ name: 'depositModal', props: { promoCode: 'CODE-a' } }]);
    const { __typename: _typename, ...address } = home;
    expect(fake.variablesOf('UpdateMe')).toEqual([{ input: { dateOfBirth: '1990-04-12', address } }]);
  });

  it('PROF-19 follows the missing details when nothing else had asked for them', async () => {
    const { user } = await openWith(<Host />, { firstName: null }, payments);
    act(() => {
      modals.open('depositProfileFormUpdate');
    });
    await dialog('Complete your profile');
    await replace(user, 'First name', 'Amelia');
    await user.click(button('Save and continue'));
    await dialog('Deposit');
    expect(openNames()).toEqual(['depositModal']);
  });

  it('PROF-19 waits while something is missing or wrong, and says what', async () => {
    const { user, fake } = await attempt({ firstName: null, address: { ...home, street: null } });
    await dialog('Complete your profile');
    await replace(user, 'Street', '1/2 Banksia Street');
    await user.click(button('Save and continue'));
    expect(await screen.findByText('First name is required.')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('Street may hold only letters, digits, commas and spaces.')).toBeInstanceOf(
      HTMLElement,
    );
    await waitFor(() => {
      expect(document.activeElement).toBe(field('First name'));
    });
    expect(fake.variablesOf('UpdateMe')).toEqual([]);
    expect(openNames()).toEqual(['depositProfileFormUpdate']);
  });

  it.each([
    [refused, 'Update Profile Failed', 'Not this one.'],
    [offline, 'Error Updating Profile', 'There was an error updating your profile. Please try again.'],
  ])(
    'PROF-15 PROF-19 does not open after a failure, and what was typed stays',
    async (failure, title, text) => {
      const { user } = await attempt(
        { firstName: null },
        {
          UpdateMe: failure,
        },
      );
      await dialog('Complete your profile');
      await replace(user, 'First name', 'Amelia');
      await user.click(button('Save and continue'));
      expect(await screen.findByText(title)).toBeInstanceOf(HTMLElement);
      expect(screen.getByText(text)).toBeInstanceOf(HTMLElement);
      expect(field('First name').value).toBe('Amelia');
      expect(openNames()).toEqual(['depositProfileFormUpdate']);
    },
  );

  it('DEP-20 on a special site comes past the profile, then the number in place of depositModal, then opens', async () => {
    const account = { lastName: null, mobileNumberVerified: false };
    const { user } = await attempt(account, {}, { site: { code: 'rosella' } });
    await dialog('Complete your profile');
    await replace(user, 'Last name', 'Lee');
    await user.click(button('Save and continue'));
    await dialog('Verify your mobile number');
    expect(openNames()).toEqual(['verifyMobileNumberModal']);
    await user.click(button('Send code: SMS code'));
    await screen.findByRole('textbox', { name: 'Verification code' });
    await replace(user, 'Verification code', '654321');
    await dialog('Deposit');
    expect(modals.stack.get()).toEqual([{ name: 'depositModal', props: { promoCode: 'CODE-a' } }]);
  });

  it.each([
    ['the main site', 'magpie', true],
    ['a special site with the setting off', 'rosella', false],
  ] as const)('DEP-20 asks for no number on %s', async (_where, code, mobileNumberVerificationEnabled) => {
    const config = { ...answeredConfig, mobileNumberVerificationEnabled };
    await attempt({ mobileNumberVerified: false }, { Config: () => ({ config }) }, { site: { code } });
    await dialog('Deposit');
    expect(openNames()).toEqual(['depositModal']);
  });

  it('DEP-20 is not offered by the account section either before the number is verified', async () => {
    const { user } = await openWith(
      <>
        <DepositWithdrawSection />
        <Host />
      </>,
      { mobileNumberVerified: false },
      payments,
      { site: { code: 'rosella' } },
    );
    await screen.findByText('A deposit needs your mobile number to be verified first.');
    expect(screen.queryByRole('form', { name: 'Deposit' })).toBeNull();
    await user.click(button('Deposit'));
    await dialog('Verify your mobile number');
    expect(openNames()).toEqual(['verifyMobileNumberModal']);
  });

  it.each([
    ['with its form', {}, 'Deposit'],
    ['before its form was reached', { firstName: null }, 'Complete your profile'],
  ])('DEP-32 takes the stored promo code away when it is closed %s', async (_when, account, shown) => {
    storedPromoCode.keep('CODE-a');
    await attempt(account);
    await dialog(shown);
    act(() => {
      modals.reset();
    });
    expect(storedPromoCode.read()).toBeNull();
  });

  it('DEP-32 keeps the stored promo code while it is open, and not when the page is left or loaded anew', async () => {
    storedPromoCode.keep('CODE-a');
    await attempt({});
    await dialog('Deposit');
    expect(storedPromoCode.read()).toBe('CODE-a');
    dispatchEvent(new Event('pagehide'));
    expect(storedPromoCode.read()).toBeNull();
  });

  it('stays open whatever becomes of the account meanwhile', async () => {
    const { change, session } = await attempt({});
    await dialog('Deposit');
    change({ firstName: null });
    await act(() => session.refreshAccount());
    expect(openNames()).toEqual(['depositModal']);
  });

  it('DEP-01 leads a visitor to the login, and on to the deposit', async () => {
    await openAsVisitor('depositModal');
    await dialog('Deposit');
    expect(openNames()).toEqual(['depositModal']);
  });
});

it('a withdrawal leads a visitor to the login, and on', async () => {
  await openAsVisitor('withdrawalModal');
  await dialog('Withdraw');
  expect(openNames()).toEqual(['withdrawalModal']);
});
