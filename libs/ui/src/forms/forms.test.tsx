import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { JSX } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { AmountInput } from './amount-input.tsx';
import { Checkbox } from './checkbox.tsx';
import { RadioCards } from './radio-cards.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';
import { PasswordInput, TextInput } from './text-input.tsx';

const valueOf = (element: HTMLElement): string => (element as HTMLInputElement).value;

describe('TextInput', () => {
  it('is named by its label and described by its hint', () => {
    renderUi(<TextInput label="Email" hint="We never share it." placeholder="you@example.com" />);
    const input = screen.getByRole('textbox', { name: 'Email', description: 'We never share it.' });
    expect(input.getAttribute('aria-invalid')).toBe('false');
  });

  it('is invalid with an error, which takes the place of the hint and is announced', () => {
    renderUi(
      <TextInput label="Street" hint="Hint" error="Use letters, numbers, commas and spaces only." required />,
    );
    const input = screen.getByRole('textbox', {
      description: 'Use letters, numbers, commas and spaces only.',
    });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect((input as HTMLInputElement).required).toBe(true);
    expect(screen.getByRole('alert').textContent).toContain('Use letters');
    expect(screen.queryByText('Hint')).toBeNull();
  });

  it('passes on what a form library registers', async () => {
    const onChange = vi.fn();
    const ref = vi.fn();
    renderUi(<TextInput label="City" name="locality" onChange={onChange} ref={ref} optional />);
    await userEvent.type(screen.getByRole('textbox', { name: /^City/ }), 'C');
    expect(onChange).toHaveBeenCalledOnce();
    expect(ref).toHaveBeenCalledWith(expect.objectContaining({ name: 'locality' }));
  });

  it('cannot be changed when disabled', () => {
    renderUi(<TextInput label="First name" value="Samira" readOnly disabled />);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' }).disabled).toBe(true);
  });
});

describe('PasswordInput', () => {
  it('hides what is typed until asked', async () => {
    renderUi(<PasswordInput label="Password" />);
    const input = screen.getByLabelText('Password');
    expect(input.getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.getAttribute('type')).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input.getAttribute('type')).toBe('password');
  });
});

function Amount(): JSX.Element {
  const [value, setValue] = useState('');
  return <AmountInput label="Amount" symbol="A$" value={value} onValueChange={setValue} />;
}

describe('AmountInput', () => {
  it('takes digits and one dot and no other key', async () => {
    renderUi(<Amount />);
    const input = screen.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(input, '-1e2.3.456');
    expect(valueOf(input)).toBe('12.34');
  });

  it('refuses other keys and lets editing keys and shortcuts through', () => {
    renderUi(<Amount />);
    const input = screen.getByRole('textbox', { name: 'Amount' });
    expect(fireEvent.keyDown(input, { key: 'e' })).toBe(false);
    expect(fireEvent.keyDown(input, { key: '7' })).toBe(true);
    expect(fireEvent.keyDown(input, { key: 'Backspace' })).toBe(true);
    expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(input, { key: 'v', ctrlKey: true })).toBe(true);
  });

  it('knows how long its figure is, so that its size can give way', async () => {
    renderUi(<AmountInput label="Amount" symbol="₿" decimals={8} value="" onValueChange={vi.fn()} />);
    renderUi(<Amount />);
    const lengths = () =>
      screen
        .getAllByRole('textbox', { name: 'Amount' })
        .map((input) => input.parentElement?.style.getPropertyValue('--characters'));
    expect(lengths()).toEqual(['10', '4']);
    await userEvent.type(screen.getAllByRole('textbox', { name: 'Amount' })[1] ?? document.body, '12345.6');
    expect(lengths()).toEqual(['10', '7']);
  });

  it('cleans what is pasted and is emptied by its button', async () => {
    renderUi(<Amount />);
    const input = screen.getByRole('textbox', { name: 'Amount' });
    await userEvent.click(input);
    await userEvent.paste('.5 dollars');
    expect(valueOf(input)).toBe('0.5');
    await userEvent.paste('1e3');
    expect(valueOf(input)).toBe('');
    await userEvent.paste('A$1,234.50');
    expect(valueOf(input)).toBe('1234.50');
    await userEvent.click(screen.getByRole('button', { name: 'Clear amount' }));
    expect(valueOf(input)).toBe('');
  });
});

describe('a text that comes into an AmountInput as a whole', () => {
  const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  const drop = (text: string) => fireEvent.drop(input(), { dataTransfer: { getData: () => text } });

  it.each([
    ['1e3', ''],
    ['-5', ''],
    ['1.000,50', ''],
    ['twelve', ''],
    ['A$1,234.50', '1234.50'],
    ['.5', '0.5'],
  ])('FMT-02 dropped as %j gives %j', (text, value) => {
    renderUi(<Amount />);
    drop(text);
    expect(input().value).toBe(value);
  });

  it('dropped takes the place of what stands there', async () => {
    renderUi(<Amount />);
    await userEvent.type(input(), '50.5');
    drop('1.2');
    expect(input().value).toBe('1.2');
  });

  it('pasted where it makes no amount changes nothing', async () => {
    renderUi(<Amount />);
    await userEvent.type(input(), '50.5');
    await userEvent.paste('1.2');
    expect(input().value).toBe('50.5');
    await userEvent.paste('1');
    expect(input().value).toBe('50.51');
    await userEvent.paste('7');
    expect(input().value).toBe('50.51');
  });

  it('pasted takes the place of what is selected', async () => {
    renderUi(<Amount />);
    await userEvent.type(input(), '50.5');
    input().setSelectionRange(0, 4);
    await userEvent.paste('1.2');
    expect(input().value).toBe('1.2');
  });

  it('FMT-03 FMT-04 gives way to a dot that is typed over it', async () => {
    renderUi(<Amount />);
    await userEvent.type(input(), '50.5');
    input().setSelectionRange(0, 4);
    expect(fireEvent.keyDown(input(), { key: '.' })).toBe(true);
    await userEvent.keyboard('.');
    expect(input().value).toBe('0.');
    input().setSelectionRange(2, 2);
    expect(fireEvent.keyDown(input(), { key: '.' })).toBe(false);
  });
});

describe('Checkbox, Switch and Select', () => {
  it('are toggled and show an error', async () => {
    renderUi(<Checkbox error="You must be 18 or older.">I’m 18 or older</Checkbox>);
    const box = screen.getByRole('checkbox', {
      name: 'I’m 18 or older',
      description: 'You must be 18 or older.',
    });
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').querySelector('svg')).not.toBeNull();
    await userEvent.click(screen.getByText('I’m 18 or older'));
    expect((box as HTMLInputElement).checked).toBe(true);
  });

  it('are on or off', async () => {
    const onChange = vi.fn();
    renderUi(<Switch label="Hide zero balances" checked onChange={onChange} />);
    await userEvent.click(screen.getByRole('switch', { name: 'Hide zero balances', checked: true }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('offer their choices and cannot be used while they load', () => {
    const options = [
      { value: 'VIC', label: 'Victoria' },
      { value: 'NSW', label: 'New South Wales' },
    ];
    const { unmount } = renderUi(<Select label="State" options={options} placeholder="Choose" />);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Choose',
      'Victoria',
      'New South Wales',
    ]);
    unmount();
    renderUi(<Select label="State" options={[]} loading />);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' }).disabled).toBe(true);
    expect(screen.getByRole('option', { name: 'Loading' })).toBeDefined();
  });
});

describe('a control whose change is under way', () => {
  const onChange = vi.fn();
  const options = [
    { value: 'AUD', label: 'Australian Dollar' },
    { value: 'NZD', label: 'New Zealand Dollar' },
  ];
  const controls = (busy: boolean): readonly (readonly [string, string, JSX.Element])[] => [
    ['Switch', 'switch', <Switch key="" label="Control" checked={false} onChange={onChange} busy={busy} />],
    [
      'Checkbox',
      'checkbox',
      <Checkbox key="" checked={false} onChange={onChange} busy={busy}>
        Control
      </Checkbox>,
    ],
    [
      'RadioCards',
      'radio',
      <RadioCards
        key=""
        label="Group"
        cards={[
          { value: 'a', label: 'Control' },
          { value: 'b', label: 'Other' },
        ]}
        value="b"
        onChange={onChange}
        busy={busy}
      />,
    ],
    [
      'Select',
      'combobox',
      <Select key="" label="Control" options={options} value="AUD" onChange={onChange} busy={busy} />,
    ],
  ];

  it.each(controls(true))('keeps the focus and does nothing: %s', async (_name, role, control) => {
    onChange.mockClear();
    const before = controls(false).find(([name]) => name === _name)?.[2];
    const { rerender } = renderUi(before);
    const shown = screen.getByRole(role, { name: 'Control' });
    shown.focus();
    rerender(control);
    expect(document.activeElement).toBe(shown);
    expect(shown).toHaveProperty('disabled', false);
    expect(shown.getAttribute('aria-disabled')).toBe('true');
    expect(shown.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(shown);
    await userEvent.keyboard(' {Enter}');
    expect(fireEvent.keyDown(shown, { key: 'Tab' })).toBe(true);
    expect(onChange).not.toHaveBeenCalled();
    if (role === 'combobox') {
      expect(fireEvent.mouseDown(shown)).toBe(false);
      expect(fireEvent.keyDown(shown, { key: 'ArrowDown' })).toBe(false);
    }
  });
});
