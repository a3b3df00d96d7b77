import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { JSX } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { DateInput } from './date-input.tsx';

const valueOf = (element: HTMLElement): string => (element as HTMLInputElement).value;

function Birth({ start = '' }: { readonly start?: string }): JSX.Element {
  const [value, setValue] = useState(start);
  return <DateInput label="Date of birth" value={value} onValueChange={setValue} today="2026-11-21" />;
}

const birth = (): HTMLElement => screen.getByLabelText('Date of birth');
const openCalendar = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
  return screen.findByRole('dialog', { name: 'Date of birth, calendar' });
};
const day = (panel: HTMLElement, date: string): HTMLElement =>
  within(panel).getByRole('button', { name: new RegExp(` ${date}$`) });
const offered = (panel: HTMLElement, date: string): boolean =>
  day(panel, date).getAttribute('aria-disabled') !== 'true';

describe('DateInput', () => {
  it('FMT-12 says at the field that the calendar could not be had, and asks for it anew at the next press', async () => {
    vi.doMock('./calendar.tsx', () => {
      throw new Error('no such file');
    });
    renderUi(<Birth start="04/17/1991" />);
    const button = screen.getByRole('button', { name: 'Open calendar' });
    await userEvent.click(button);
    expect((await screen.findByRole('alert')).textContent).toBe('Error loading the calendar.');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(valueOf(birth())).toBe('04/17/1991');
    vi.doUnmock('./calendar.tsx');
    await openCalendar();
    expect(screen.queryByText('Error loading the calendar.')).toBeNull();
  });

  it('puts the slashes in and clamps while typing', async () => {
    renderUi(<Birth />);
    await userEvent.type(birth(), '13402999');
    expect(valueOf(birth())).toBe('12/31/2026');
  });

  it.each([
    ['a text around it', 'born 04/17/1991!', '04/17/1991'],
    ['dashes', '04-17-1991', '04/17/1991'],
    ['a day that is none', '02/31/2023', '02/28/2023'],
    ['10,000 characters', '1'.repeat(10_000), '11/11/1111'],
    ['letters only', 'April', ''],
  ])('FMT-08 FMT-09 takes a pasted date with %s', async (_what, pasted, value) => {
    renderUi(<Birth />);
    await userEvent.click(birth());
    await userEvent.paste(pasted);
    expect(valueOf(birth())).toBe(value);
  });

  it('FMT-10 empties itself of a zero month, day or year', async () => {
    renderUi(<Birth />);
    for (const typed of ['00', '0400', '04170000']) {
      await userEvent.type(birth(), typed);
      expect(valueOf(birth())).toBe('');
    }
  });

  it('keeps letters out while typing and lets a part be deleted and typed anew', async () => {
    renderUi(<Birth start="04/17/1991" />);
    await userEvent.type(birth(), '{Backspace>4}abc1985');
    expect(valueOf(birth())).toBe('04/17/1985');
  });

  it('can be erased', async () => {
    renderUi(<Birth start="04/17/1991" />);
    await userEvent.type(birth(), '{Backspace>10}');
    expect(valueOf(birth())).toBe('');
  });

  it('FMT-12 offers today and no day after it', async () => {
    renderUi(<Birth />);
    const panel = await openCalendar();
    expect(offered(panel, '21 November 2026')).toBe(true);
    expect(offered(panel, '22 November 2026')).toBe(false);
    expect(within(panel).getByRole<HTMLButtonElement>('button', { name: /next month/i }).disabled).toBe(true);
    fireEvent.click(day(panel, '22 November 2026'));
    expect(valueOf(birth())).toBe('');
  });

  it('FMT-12 offers the first day of 1950 and none before', async () => {
    renderUi(<Birth start="01/15/1950" />);
    const panel = await openCalendar();
    expect(offered(panel, '1 January 1950')).toBe(true);
    expect(offered(panel, '31 December 1949')).toBe(false);
    expect(within(panel).getByRole<HTMLButtonElement>('button', { name: /previous month/i }).disabled).toBe(
      true,
    );
    await userEvent.click(day(panel, '1 January 1950'));
    expect(valueOf(birth())).toBe('01/01/1950');
  });

  it.each([
    ['before 1950', '01/15/1949'],
    ['after today', '11/25/2026'],
  ])(
    'FMT-12 begins at today, in weeks from Monday, where the day that is typed is %s',
    async (_when, start) => {
      renderUi(<Birth start={start} />);
      const panel = await openCalendar();
      expect(within(panel).getByRole('button', { name: 'November 2026 show more at once' })).toBeDefined();
      await waitFor(() => {
        expect(document.activeElement).toBe(day(panel, '21 November 2026'));
      });
      expect(within(panel).queryByRole('gridcell', { selected: true })).toBeNull();
      expect(within(panel).getByRole('row', { name: '16 17 18 19 20 21 22' })).toBeDefined();
    },
  );

  it('takes over the day that is chosen and closes', async () => {
    renderUi(<Birth start="04/17/1991" />);
    const panel = await openCalendar();
    await userEvent.click(day(panel, '20 April 1991'));
    expect(valueOf(birth())).toBe('04/20/1991');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('names the button above the days by the month that it shows', async () => {
    renderUi(<Birth start="04/17/1991" />);
    const panel = await openCalendar();
    await userEvent.click(within(panel).getByRole('button', { name: 'April 1991 show more at once' }));
    expect(await within(panel).findByRole('button', { name: '1991 show more at once' })).toBeDefined();
  });

  it('is worked by keys: arrows move, Enter chooses, Escape closes', async () => {
    renderUi(<Birth start="04/17/1991" />);
    const panel = await openCalendar();
    day(panel, '17 April 1991').focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => {
      expect(document.activeElement?.textContent).toBe('18');
    });
    await userEvent.keyboard('{Enter}');
    expect(valueOf(birth())).toBe('04/18/1991');
    await openCalendar();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(valueOf(birth())).toBe('04/18/1991');
  });

  it('gives the keyboard back to its button, also where a press on a button leaves the focus elsewhere', async () => {
    renderUi(<Birth start="04/17/1991" />);
    const button = screen.getByRole('button', { name: 'Open calendar' });
    fireEvent.click(button);
    await screen.findByRole('dialog', { name: 'Date of birth, calendar' });
    await waitFor(() => {
      expect(document.activeElement?.textContent).toBe('17');
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(document.activeElement).toBe(button);
    });
  });
});
