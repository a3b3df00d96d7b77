import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Kept } from '../testing/kept.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { Checkbox } from './checkbox.tsx';
import { RadioCards, type RadioCardsProps } from './radio-cards.tsx';
import { Switch } from './switch.tsx';

const cards = [
  { value: 'CARD', label: 'Card' },
  { value: 'BANK', label: 'Bank transfer', note: 'One day' },
  { value: 'PAYID', label: 'PayID' },
] as const;

type Method = (typeof cards)[number]['value'];

const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const chosen = () =>
  screen.queryAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value);

describe('RadioCards', () => {
  const open = (start: Method | '', props?: Partial<RadioCardsProps<Method>>) =>
    renderUi(
      <Kept<Method | ''> start={start}>
        {(value, keep) => (
          <RadioCards<Method> label="Pay with" cards={cards} value={value} onChange={keep} {...props} />
        )}
      </Kept>,
    );

  it('are one stop for the keyboard, in which arrows choose, around the ends', async () => {
    open('PAYID');
    await userEvent.tab();
    expect(document.activeElement).toBe(radio('PayID'));
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen()).toEqual(['CARD']);
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(radio(/^Bank transfer/));
    expect(chosen()).toEqual(['BANK']);
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('say what is wrong with the choice, and none is chosen before a press', async () => {
    open('', { error: 'Please choose how to pay.' });
    const group = screen.getByRole('radiogroup', {
      name: 'Pay with',
      description: 'Please choose how to pay.',
    });
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(chosen()).toEqual([]);
    await userEvent.click(screen.getByText('One day'));
    expect(chosen()).toEqual(['BANK']);
  });

  it('cannot be chosen or reached when disabled', async () => {
    open('CARD', { disabled: true });
    await userEvent.click(radio('PayID'));
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
    expect(chosen()).toEqual(['CARD']);
  });
});

describe('Switch', () => {
  it('turns at Space and at Enter', async () => {
    renderUi(
      <Kept start={false}>
        {(checked, keep) => <Switch label="Hide zero balances" checked={checked} onChange={keep} />}
      </Kept>,
    );
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('switch', { name: 'Hide zero balances', checked: true })).toBe(
      document.activeElement,
    );
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('switch', { checked: false })).toBe(document.activeElement);
  });

  it('does nothing when disabled', async () => {
    const onChange = vi.fn();
    renderUi(<Switch label="Hide zero balances" checked disabled onChange={onChange} />);
    await userEvent.click(screen.getByRole('switch'));
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('Checkbox', () => {
  it('turns at Space, and a reset of its form brings back how it was', async () => {
    renderUi(
      <form>
        <Checkbox defaultChecked>Remember me</Checkbox>
        <button type="reset">Reset</button>
      </form>,
    );
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: 'Remember me', checked: false })).toBe(
      document.activeElement,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });
});
