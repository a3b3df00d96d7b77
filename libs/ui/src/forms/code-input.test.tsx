import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { JSX } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { CodeInput } from './code-input.tsx';

const valueOf = (element: HTMLElement): string => (element as HTMLInputElement).value;

function Code({ onComplete }: { readonly onComplete: (code: string) => void }): JSX.Element {
  const [value, setValue] = useState('');
  return <CodeInput label="SMS code" value={value} onValueChange={setValue} onComplete={onComplete} />;
}

describe('CodeInput', () => {
  it('is one real field of six cells for codes sent by message', () => {
    renderUi(<Code onComplete={vi.fn()} />);
    const input = screen.getByRole('textbox', { name: 'SMS code' });
    expect(input.getAttribute('autocomplete')).toBe('one-time-code');
    expect(input.parentElement?.querySelectorAll('span')).toHaveLength(6);
  });

  it('keeps six digits and says once that it is complete', async () => {
    const onComplete = vi.fn();
    renderUi(<Code onComplete={onComplete} />);
    const input = screen.getByRole('textbox', { name: 'SMS code' });
    await userEvent.type(input, '40a9 12');
    expect(onComplete).not.toHaveBeenCalled();
    await userEvent.type(input, '78');
    expect(valueOf(input)).toBe('409127');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('409127');
  });

  it.each([
    ['numeric', '49', 'numeric'],
    ['text', '4aB9', 'text'],
  ] as const)('keeps of a %s code %j and asks for the keys for it', async (kind, kept, inputMode) => {
    const onValueChange = vi.fn();
    const onBlur = vi.fn();
    renderUi(
      <CodeInput
        label="Code"
        value=""
        kind={kind}
        onValueChange={onValueChange}
        onBlur={onBlur}
        name="otp"
      />,
    );
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
    await userEvent.click(input);
    await userEvent.paste(' 4-aB9');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(kept);
    expect([input.getAttribute('inputmode'), input.name]).toEqual([inputMode, 'otp']);
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('fills all cells at a paste', async () => {
    const onComplete = vi.fn();
    renderUi(<Code onComplete={onComplete} />);
    const input = screen.getByRole('textbox', { name: 'SMS code' });
    await userEvent.click(input);
    await userEvent.paste(' 123 456 ');
    const cells = Array.from(input.parentElement?.querySelectorAll('span') ?? [], (cell) => cell.textContent);
    expect(cells).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
  });

  const markedCells = (input: HTMLElement): number[] =>
    Array.from(input.parentElement?.querySelectorAll('span') ?? []).flatMap((cell, index) =>
      cell.hasAttribute('data-active') ? [index] : [],
    );

  it('marks the cell of the caret, or all that are selected, and none without the focus', async () => {
    renderUi(<Code onComplete={vi.fn()} />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'SMS code' });
    expect(markedCells(input)).toEqual([]);
    await userEvent.type(input, '409');
    expect(markedCells(input)).toEqual([3]);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(markedCells(input)).toEqual([1]);
    await userEvent.keyboard('{Backspace}');
    expect([valueOf(input), markedCells(input)]).toEqual(['09', [0]]);
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(markedCells(input)).toEqual([0, 1]);
    await userEvent.keyboard('409127');
    expect([valueOf(input), markedCells(input)]).toEqual(['409127', [5]]);
    await userEvent.tab();
    expect(markedCells(input)).toEqual([]);
  });

  it('marks what is selected without a key or a press, and nothing for a code that is filled in from elsewhere', async () => {
    renderUi(<Code onComplete={vi.fn()} />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'SMS code' });
    fireEvent.change(input, { target: { value: '409127' } });
    expect([valueOf(input), markedCells(input)]).toEqual(['409127', []]);
    await userEvent.click(input);
    input.setSelectionRange(1, 3);
    fireEvent(input, new Event('selectionchange', { bubbles: true }));
    expect(markedCells(input)).toEqual([1, 2]);
    await userEvent.tab();
    fireEvent(document, new Event('selectionchange'));
    expect(markedCells(input)).toEqual([]);
  });

  it('takes another digit in the place of the one at the caret when all are there', async () => {
    const onComplete = vi.fn();
    renderUi(<Code onComplete={onComplete} />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'SMS code' });
    await userEvent.type(input, '409127');
    input.setSelectionRange(1, 1);
    await userEvent.keyboard('58');
    expect(valueOf(input)).toBe('458127');
    expect(input.selectionStart).toBe(3);
    expect(onComplete.mock.calls).toEqual([['409127'], ['459127'], ['458127']]);
  });
});
