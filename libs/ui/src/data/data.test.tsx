import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useState, type JSX } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { DataTable } from './data-table.tsx';
import { Meter } from './meter.tsx';
import { Tabs } from './tabs.tsx';

const items = [
  { value: 'details', label: 'Personal details' },
  { value: 'achievements', label: 'Achievements' },
  { value: 'bonus', label: 'Active bonus' },
] as const;

function Center(): JSX.Element {
  const [value, setValue] = useState<(typeof items)[number]['value']>('details');
  return (
    <Tabs label="Personal center" items={items} value={value} onChange={setValue}>
      Shows {value}
    </Tabs>
  );
}

describe('Tabs', () => {
  it('shows the panel of the chosen tab, named by it', async () => {
    renderUi(<Center />);
    await userEvent.click(screen.getByRole('tab', { name: 'Achievements' }));
    expect(screen.getByRole('tab', { name: 'Achievements', selected: true })).toBeDefined();
    expect(screen.getByRole('tabpanel', { name: 'Achievements' }).textContent).toBe('Shows achievements');
  });

  it('moves with arrows, Home and End, around the ends', async () => {
    renderUi(<Center />);
    await userEvent.tab();
    const goesTo = async (key: string, name: string) => {
      await userEvent.keyboard(key);
      const tab = await screen.findByRole('tab', { name, selected: true });
      await waitFor(() => {
        expect(document.activeElement).toBe(tab);
      });
    };
    await goesTo('{ArrowLeft}', 'Active bonus');
    await goesTo('{ArrowRight}', 'Personal details');
    await goesTo('{End}', 'Active bonus');
    await goesTo('{Home}', 'Personal details');
    await goesTo('{ArrowRight}', 'Achievements');
  });

  it('are one stop for the keyboard, and a panel without controls is the next', async () => {
    renderUi(<Center />);
    await userEvent.click(screen.getByRole('tab', { name: 'Achievements' }));
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Achievements' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Achievements' }));
  });
});

const awaited = new Promise<string>(() => undefined);

function Late({ value }: { readonly value: string }): string {
  return value === 'details' ? 'Details' : use(awaited);
}

describe('Tabs whose panel is late', () => {
  function LateCenter(): JSX.Element {
    const [value, setValue] = useState<(typeof items)[number]['value']>('details');
    return (
      <Tabs label="Personal center" items={items} value={value} onChange={setValue}>
        <Suspense fallback="Nothing">
          <Late value={value} />
        </Suspense>
      </Tabs>
    );
  }

  it('show the press at once and go back at another', async () => {
    renderUi(<LateCenter />);
    await userEvent.click(screen.getByRole('tab', { name: 'Achievements' }));
    const panel = screen.getByRole('tabpanel', { name: 'Achievements' });
    expect(panel.textContent).toBe('Details');
    expect(panel.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(screen.getByRole('tab', { name: 'Personal details' }));
    expect(screen.getByRole('tabpanel', { name: 'Personal details' })).toBe(panel);
    expect(panel.getAttribute('aria-busy')).toBe('false');
  });
});

const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

it('makes a panel that is late a stop for the keyboard by what is in it, not by what was there before', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const Panel = ({ value }: { readonly value: string }) =>
    value === 'details' ? <button type="button">Edit</button> : use(promise);
  function Slow(): JSX.Element {
    const [value, setValue] = useState<(typeof items)[number]['value']>('details');
    return (
      <Tabs label="Personal center" items={items} value={value} onChange={setValue}>
        <Suspense>
          <Panel value={value} />
        </Suspense>
      </Tabs>
    );
  }
  renderUi(<Slow />);
  const panel = screen.getByRole('tabpanel');
  await waitFor(() => {
    expect(panel.hasAttribute('tabindex')).toBe(false);
  });
  await userEvent.click(screen.getByRole('tab', { name: 'Achievements' }));
  expect(panel.getAttribute('aria-busy')).toBe('true');
  // The machine looks at what is there now.
  await nextFrame();
  await act(async () => {
    resolve('Achieved');
    await promise;
  });
  expect(await screen.findByText('Achieved')).toBeDefined();
  await waitFor(() => {
    expect(screen.getByRole('tabpanel', { name: 'Achievements' }).tabIndex).toBe(0);
  });
});

describe('Tabs that are wider than their place', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  /** A row of 300 px whose tabs are 200 px wide each. */
  function placeTabs(): void {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      if (this.getAttribute('role') === 'tablist') return new DOMRect(20, 0, 300, 48);
      const place = items.findIndex(({ label }) => label === this.textContent);
      return new DOMRect(20 + place * 200, 0, 200, 48);
    });
  }

  it('show the chosen one in the middle from the start', () => {
    placeTabs();
    renderUi(
      <Tabs label="Personal center" items={items} value="bonus" onChange={() => undefined}>
        Shows it
      </Tabs>,
    );
    expect(screen.getByRole('tablist').scrollLeft).toBe(350);
  });

  it('show it still when a tab has grown', () => {
    let grown: () => void = () => undefined;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(told: () => void) {
          grown = told;
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    placeTabs();
    renderUi(
      <Tabs label="Personal center" items={items} value="achievements" onChange={() => undefined}>
        Shows it
      </Tabs>,
    );
    const row = screen.getByRole('tablist');
    row.scrollLeft = 0;
    grown();
    expect(row.scrollLeft).toBe(150);
  });

  it('show on which sides more of them are, and turn there', async () => {
    const scrollBy = vi.fn();
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(600);
    renderUi(<Center />);
    const row = screen.getByRole('tablist');
    row.scrollBy = scrollBy;
    const turns = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(turns()).toEqual(['More tabs']);
    row.scrollLeft = 150;
    fireEvent.scroll(row);
    expect(turns()).toEqual(['Earlier tabs', 'More tabs']);
    await userEvent.click(screen.getByRole('button', { name: 'Earlier tabs' }));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: -210, behavior: 'smooth' });
    await userEvent.click(screen.getByRole('button', { name: 'More tabs' }));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: 210, behavior: 'smooth' });
    row.scrollLeft = 300;
    fireEvent.scroll(row);
    expect(turns()).toEqual(['Earlier tabs']);
  });

  it('follow the choice', async () => {
    placeTabs();
    renderUi(<Center />);
    await userEvent.click(screen.getByRole('tab', { name: 'Achievements' }));
    expect(screen.getByRole('tablist').scrollLeft).toBe(100);
  });
});

interface Bet {
  readonly id: string;
  readonly game: string;
  readonly stake: string;
}

const columns = [
  { id: 'game', header: 'Game', cell: (bet: Bet) => bet.game },
  { id: 'stake', header: 'Stake', cell: (bet: Bet) => bet.stake, numeric: true },
];
const bets: Bet[] = [
  { id: 'a', game: 'Moonlit Dingo', stake: '1.00' },
  { id: 'b', game: 'Opal Fever', stake: '2.50' },
];
const rowId = (bet: Bet): string => bet.id;

describe('DataTable', () => {
  it('has a header for each column and a row for each entry, and marks the current one', () => {
    renderUi(<DataTable label="Bets" columns={columns} rows={bets} rowId={rowId} currentId="b" />);
    const table = screen.getByRole('table', { name: 'Bets' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((each) => each.textContent),
    ).toEqual(['Game', 'Stake']);
    expect(within(table).getByRole('row', { name: 'Opal Fever 2.50' }).getAttribute('aria-current')).toBe(
      'true',
    );
    expect(
      within(table).getByRole('row', { name: 'Moonlit Dingo 1.00' }).getAttribute('aria-current'),
    ).toBeNull();
  });

  it('leaves the current row its colours under the mouse, where its words would not be readable otherwise', () => {
    renderUi(<DataTable label="Bets" columns={columns} rows={bets} rowId={rowId} currentId="b" />);
    const cellOf = (name: string) => within(screen.getByRole('row', { name })).getAllByRole('cell')[0];
    const hovered = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) => rule.cssText.match(/[^{}]*:hover td(?=\s*\{)/g) ?? [])
      .map((selector) => selector.replace(':hover', ''));
    const changes = (name: string) => hovered.some((selector) => cellOf(name)?.matches(selector));
    expect(changes('Moonlit Dingo 1.00')).toBe(true);
    expect(changes('Opal Fever 2.50')).toBe(false);
  });

  it('TXN-15 shows a skeleton of 10 rows while it loads', () => {
    renderUi(<DataTable label="Bets" columns={columns} rows={[]} rowId={rowId} loading empty="None" />);
    const table = screen.getByRole('table', { name: 'Bets' });
    expect(table.getAttribute('aria-busy')).toBe('true');
    expect(table.querySelectorAll('tbody tr')).toHaveLength(10);
    expect(screen.queryByText('None')).toBeNull();
  });

  it('shows what stands for no rows', () => {
    renderUi(<DataTable label="Bets" columns={columns} rows={[]} rowId={rowId} empty="No bets yet" />);
    expect(screen.getByText('No bets yet')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('tells a screen reader that it loads and what it has found', () => {
    const table = (rows: readonly Bet[], loading: boolean) => (
      <DataTable label="Bets" columns={columns} rows={rows} rowId={rowId} loading={loading} empty="No bets" />
    );
    const { rerender } = renderUi(table([], true));
    const news = screen.getByRole('status');
    expect(news.textContent).toBe('Loading Bets');
    rerender(table([], false));
    expect(news.textContent).toBe('No bets');
    expect(screen.getByRole('status')).toBe(news);
    rerender(table(bets, false));
    expect(news.textContent).toBe('');
  });
});

describe('Meter', () => {
  it('says its figures in words and shows them', () => {
    renderUi(<Meter label="Daily limit" used="A$90.00" limit="A$200.00" percent={45} tone="success" />);
    const bar = screen.getByRole('progressbar', { name: 'Daily limit' });
    expect(bar.getAttribute('aria-valuetext')).toBe('A$90.00 of A$200.00');
    expect(screen.getByText('A$90.00').parentElement?.textContent).toBe('A$90.00 of A$200.00');
  });
});
