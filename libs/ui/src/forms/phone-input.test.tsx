import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { JSX } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { PhoneInput } from './phone-input.tsx';
import type { PhoneInputProps } from './phone-input.tsx';

const valueOf = (element: HTMLElement): string => (element as HTMLInputElement).value;

const countries = [
  { code: 'AU', name: 'Australia', callingCode: '+61' },
  { code: 'NZ', name: 'New Zealand', callingCode: '+64' },
];

function Phone(props: Partial<PhoneInputProps>): JSX.Element {
  const [value, setValue] = useState('');
  const [country, setCountry] = useState('AU');
  return (
    <PhoneInput
      label="Mobile number"
      value={value}
      onValueChange={setValue}
      country={country}
      onCountryChange={setCountry}
      countries={countries}
      {...props}
    />
  );
}

const openCountries = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: /^Country code/ }));
  return screen.findByRole('dialog', { name: 'Choose a country' });
};

const searchField = (): HTMLElement => screen.getByRole('combobox', { name: 'Search countries' });
const highlighted = (): string | null | undefined =>
  document.getElementById(searchField().getAttribute('aria-activedescendant') ?? '')?.textContent;

/** One letter after the other, each taken in before the next, as from a hand. */
async function search(text: string): Promise<void> {
  for (const [at, letter] of Array.from(text).entries()) {
    await userEvent.type(searchField(), letter);
    await waitFor(() => {
      expect(valueOf(searchField())).toBe(text.slice(0, at + 1));
    });
  }
}

describe('PhoneInput', () => {
  it('CONF-15 says at the field that the list could not be had, keeps the number, and asks anew at the next press', async () => {
    vi.doMock('./country-picker.tsx', () => {
      throw new Error('no such file');
    });
    renderUi(<Phone />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Mobile number' }), '412');
    const button = screen.getByRole('button', { name: /^Country code/ });
    await userEvent.click(button);
    expect((await screen.findByRole('alert')).textContent).toBe('Error loading countries.');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(valueOf(screen.getByRole('textbox', { name: 'Mobile number' }))).toBe('412');
    vi.doUnmock('./country-picker.tsx');
    await openCountries();
    expect(screen.queryByText('Error loading countries.')).toBeNull();
  });

  it('keeps digits and one leading plus', async () => {
    renderUi(<Phone />);
    const input = screen.getByRole('textbox', { name: 'Mobile number' });
    await userEvent.type(input, '+61 4a12+3');
    expect(valueOf(input)).toBe('+614123');
  });

  it('lists the countries it is given and takes over the chosen one', async () => {
    renderUi(<Phone />);
    expect(screen.getByRole('button', { name: 'Country code: AU +61, Australia' })).toBeDefined();
    await openCountries();
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Australia+61',
      'New Zealand+64',
    ]);
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Australia+61');
    await userEvent.click(screen.getByRole('option', { name: /New Zealand/ }));
    expect(await screen.findByRole('button', { name: 'Country code: NZ +64, New Zealand' })).toBeDefined();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('takes the country that is chosen already for a choice, by pointer and by key', async () => {
    renderUi(<Phone />);
    await openCountries();
    await userEvent.click(screen.getByRole('option', { name: /Australia/ }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    await openCountries();
    await search('austr');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(screen.getByRole('button', { name: 'Country code: AU +61, Australia' })).toBeDefined();
  });

  it('counts a press although the focus has gone elsewhere, as to a dialog that has just opened', async () => {
    renderUi(
      <>
        <button type="button">Elsewhere</button>
        <Phone />
      </>,
    );
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    await openCountries();
    act(() => {
      elsewhere.focus();
      elsewhere.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    });
    await userEvent.click(await screen.findByRole('option', { name: /New Zealand/ }));
    expect(await screen.findByRole('button', { name: 'Country code: NZ +64, New Zealand' })).toBeDefined();
  });

  it('is searched and chosen by keys', async () => {
    renderUi(<Phone />);
    await openCountries();
    await search('zeal');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await waitFor(() => {
      expect(highlighted()).toBe('New Zealand+64');
    });
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Country code: NZ +64, New Zealand' })).toBeDefined();
  });

  it('starts at the chosen country, and arrows, Home and End go through the list from the search field', async () => {
    renderUi(<Phone countries={[{ code: 'AT', name: 'Austria', callingCode: '+43' }, ...countries]} />);
    await openCountries();
    const keys = ['{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{Home}', '{End}'];
    const gone = [highlighted()];
    await waitFor(() => {
      expect(document.activeElement).toBe(searchField());
    });
    for (const key of keys) {
      await userEvent.keyboard(key);
      const before = gone.at(-1);
      await waitFor(() => {
        expect(highlighted()).not.toBe(before);
      });
      gone.push(highlighted());
    }
    expect(gone).toEqual([
      'Australia+61',
      'New Zealand+64',
      'Austria+43',
      'New Zealand+64',
      'Austria+43',
      'New Zealand+64',
    ]);
    expect(searchField().getAttribute('aria-expanded')).toBe('true');
  });

  it('closes at Escape with the country that was chosen, and gives the keyboard back', async () => {
    renderUi(<Phone />);
    await openCountries();
    await search('zeal');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    const button = screen.getByRole('button', { name: 'Country code: AU +61, Australia' });
    await waitFor(() => {
      expect(document.activeElement).toBe(button);
    });
  });

  it.each(['nz', '+64', ' new zealand '])('finds a country by %j', async (text) => {
    renderUi(<Phone />);
    await openCountries();
    await search(text);
    await waitFor(() => {
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['New Zealand+64']);
    });
  });

  it('says that the countries are on their way, and offers none of before', async () => {
    renderUi(<Phone countriesState="loading" />);
    const panel = await openCountries();
    expect(within(panel).getByRole('status').textContent).toContain('Loading countries.');
    expect(within(panel).getByRole('listbox').getAttribute('aria-busy')).toBe('true');
    expect(within(panel).queryByRole('option')).toBeNull();
  });

  it('CONF-15 shows No countries found. when a search finds none', async () => {
    renderUi(<Phone />);
    const panel = await openCountries();
    await search('xyz');
    expect(within(panel).getByRole('status').textContent).toContain('No countries found.');
    expect(within(panel).queryByText('Error loading countries.')).toBeNull();
  });

  it('CONF-15 shows Error loading countries. when they cannot be loaded', async () => {
    renderUi(<Phone countries={[]} countriesState="failed" />);
    const panel = await openCountries();
    expect(within(panel).getByText('Error loading countries.', { exact: false })).toBeDefined();
    expect(within(panel).queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(within(panel).queryByText('No countries found.')).toBeNull();
  });
});
