import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Logo } from '../brand/logo.tsx';
import { Illustration } from '../illustrations/illustration.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { Alert } from './alert.tsx';
import { Amount } from './amount.tsx';
import { initialsOf } from './avatar.tsx';
import { Button } from './button.tsx';
import { Countdown, clockText, longText } from './countdown.tsx';
import { EmptyState, ErrorState } from './empty-state.tsx';
import { Loader } from './loader.tsx';
import { Progress, TopProgress } from './progress.tsx';
import { SearchInput } from './search-input.tsx';
import { ThemeSwitch, applyColourTheme } from './theme-switch.tsx';

describe('Amount', () => {
  it('sets the cents apart and keeps the text whole', () => {
    renderUi(<Amount symbol="A$" text="1,284.50" size="xl" tone="money" />);
    expect(screen.getByText('.50').parentElement?.textContent).toBe('A$1,284.50');
  });

  it('shows six dots when it is concealed', () => {
    const { container } = renderUi(<Amount symbol="A$" text="1,284.50" concealed />);
    expect(container.textContent).toContain('••••••');
    expect(container.textContent).not.toContain('1,284');
    expect(screen.getByText('Hidden')).toBeDefined();
  });
});

describe('initialsOf', () => {
  it.each([
    ['Samira Dale', 'SD'],
    ['mia@magpie.test', 'MM'],
    ['  ', '?'],
    ['Ōriwa Te Rangi', 'ŌT'],
  ])('%j gives %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('Progress', () => {
  it('says how far it is and stays between 0 and 100', () => {
    renderUi(
      <>
        <Progress label="Daily limit" percent={45} valueText="A$90.00 of A$200.00" />
        <Progress label="Over" percent={140} />
        <Progress label="Nothing" percent={Number.NaN} />
      </>,
    );
    const daily = screen.getByRole('progressbar', { name: 'Daily limit' });
    expect([daily.getAttribute('aria-valuenow'), daily.getAttribute('aria-valuetext')]).toEqual([
      '45',
      'A$90.00 of A$200.00',
    ]);
    expect(screen.getByRole('progressbar', { name: 'Over' }).getAttribute('aria-valuenow')).toBe('100');
    expect(screen.getByRole('progressbar', { name: 'Nothing' }).getAttribute('aria-valuenow')).toBe('0');
  });

  it('shows the top bar while a navigation is under way and not after', () => {
    const { rerender } = renderUi(<TopProgress active />);
    expect(screen.getByRole('progressbar', { name: 'Loading page' })).toBeDefined();
    rerender(<TopProgress active={false} />);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('Loader', () => {
  it('shows the percentage as a whole number, never more than there is', () => {
    renderUi(<Loader label="Loading Moonlit Dingo" text="Connecting to the game server" percent={89.9} />);
    expect(screen.getByText('89%')).toBeDefined();
    expect(screen.getByText('Connecting to the game server')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Loading Moonlit Dingo' })).toBeDefined();
  });
});

describe('Countdown', () => {
  it.each([
    [118, '1:58'],
    [120, '2:00'],
    [5, '0:05'],
    [0.2, '0:01'],
    [0, '0:00'],
    [-3, '0:00'],
    [Number.NaN, '0:00'],
    [3723, '1:02:03'],
    [176_523, '2d 01:02:03'],
  ])('shows %d s as %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });

  it('shows days, hours, minutes and seconds in its long form', () => {
    expect(longText(176_523)).toBe('2d 1h 2m 3s');
    expect(longText(59)).toBe('0d 0h 0m 59s');
  });

  it('is a named timer', () => {
    renderUi(<Countdown seconds={118} label="New code in" />);
    expect(screen.getByRole('timer', { name: 'New code in' }).textContent).toBe('1:58');
  });
});

describe('EmptyState and ErrorState', () => {
  it('say what is not there and offer one way on', () => {
    renderUi(
      <EmptyState title="No Games found" spot="no-games" action={<Button>Clear search</Button>}>
        There are no games found at the moment.
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'No Games found' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Clear search' })).toBeDefined();
  });

  it('announce a failure and try again', async () => {
    const onRetry = vi.fn();
    renderUi(<ErrorState onRetry={onRetry} reference="7F3A-22C1" />);
    expect(screen.getByRole('alert').textContent).toContain('Reference 7F3A-22C1');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('blame nobody for a lost connection, and draw their picture without one', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderUi(<ErrorState onRetry={() => undefined} />);
    expect(screen.getByRole('heading', { name: 'The connection is gone' })).toBeDefined();
    expect(screen.getByRole('alert').textContent).not.toContain('Our end');
    expect(screen.getByRole('alert').querySelector('img')?.getAttribute('src')).toMatch(/^data:image\/svg/);
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(screen.getByRole('heading', { name: 'You’re back online' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

describe('Alert', () => {
  it('shows its text and its action', () => {
    renderUi(
      <Alert tone="warning" action={<Button size="sm">Verify now</Button>}>
        Verify your identity before you withdraw.
      </Alert>,
    );
    expect(screen.getByText('Verify your identity before you withdraw.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Verify now' })).toBeDefined();
  });
});

describe('SearchInput', () => {
  it('tells what is typed, and Escape empties it', () => {
    const onValueChange = vi.fn();
    renderUi(<SearchInput label="Search games" value="din" onValueChange={onValueChange} />);
    const input = screen.getByRole('searchbox', { name: 'Search games' });
    fireEvent.change(input, { target: { value: 'ding' } });
    expect(onValueChange).toHaveBeenLastCalledWith('ding');
    fireEvent.keyDown(input, { key: 'Escape' });
    expect(onValueChange).toHaveBeenLastCalledWith('');
  });
});

describe('ThemeSwitch', () => {
  it('is a radio group that arrow keys move', async () => {
    const onChange = vi.fn();
    renderUi(<ThemeSwitch value="dark" onChange={onChange} />);
    expect(screen.getByRole('radio', { name: 'Dark', checked: true })).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
    expect(onChange).toHaveBeenLastCalledWith('light');
    screen.getByRole('radio', { name: 'Dark' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(onChange).toHaveBeenLastCalledWith('light');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Light' }));
  });

  it('puts the theme on the root element', () => {
    const root = document.createElement('html');
    applyColourTheme('light', root);
    expect(root.className).toBe('light');
    applyColourTheme('dark', root);
    expect(root.className).toBe('dark');
  });
});

describe('Logo and Spot', () => {
  it.each([
    ['magpie', 'Magpie'],
    ['kookaburra', 'Kookaburra'],
    ['rosella', 'Rosella'],
    ['lorikeet', 'Lorikeet'],
  ] as const)('draw the mark of %s', (brand, title) => {
    renderUi(<Logo brand={brand} />);
    const logo = screen.getByRole('img', { name: title });
    expect(logo.querySelectorAll('[data-part=mark] path').length).toBeGreaterThan(1);
    expect(logo.innerHTML).not.toMatch(/NaN|undefined/);
  });

  it('draw every letter of each wordmark', () => {
    renderUi(<Logo brand="kookaburra" variant="wordmark" />);
    expect(screen.getByRole('img', { name: 'Kookaburra' }).getAttribute('viewBox')).toBe('0 0 285 64');
  });

  it('show a picture from a file of its own', () => {
    renderUi(<Illustration name="not-found" size="page" alt="404" />);
    const picture = screen.getByRole('img', { name: '404' });
    expect(picture.getAttribute('src')).toContain('404.svg');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['580', '232']);
  });
});
