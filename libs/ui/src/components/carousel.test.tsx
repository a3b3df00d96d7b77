import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Carousel } from './carousel.tsx';

const slides = ['Match', 'Spins', 'Cashback'].map((name) => ({
  id: name,
  content: <a href={`/${name}`}>{name}</a>,
}));

const wait = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

const shown = (): string => screen.getByRole('group', { name: /^\d of \d$/ }).textContent;

function preferReducedMotion(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

describe('Carousel', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('PROMO-11 advances every 3000 ms and starts again after the last slide', () => {
    renderUi(<Carousel label="Promotions" slides={slides} />);
    expect(shown()).toBe('Match');
    wait(2999);
    expect(shown()).toBe('Match');
    wait(1);
    expect(shown()).toBe('Spins');
    wait(3000);
    expect(shown()).toBe('Cashback');
    wait(3000);
    expect(shown()).toBe('Match');
  });

  it('PROMO-11 jumps to the slide of a dot', () => {
    renderUi(<Carousel label="Promotions" slides={slides} />);
    fireEvent.click(screen.getByRole('button', { name: 'Slide 3 of 3' }));
    expect(shown()).toBe('Cashback');
    expect(screen.getByRole('button', { name: 'Slide 3 of 3' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('button', { name: 'Slide 1 of 3' }).getAttribute('aria-current')).toBe('false');
  });

  it('stops at its pause button and goes on at its play button', () => {
    renderUi(<Carousel label="Promotions" slides={slides} />);
    fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }));
    wait(9000);
    expect(shown()).toBe('Match');
    fireEvent.click(screen.getByRole('button', { name: 'Play slides' }));
    wait(3000);
    expect(shown()).toBe('Spins');
  });

  it('waits while the pointer or the focus is in it', () => {
    renderUi(<Carousel label="Promotions" slides={slides} />);
    const region = screen.getByRole('region', { name: 'Promotions' });
    fireEvent.pointerEnter(region, { pointerType: 'mouse' });
    wait(9000);
    expect(shown()).toBe('Match');
    fireEvent.pointerLeave(region);
    wait(3000);
    expect(shown()).toBe('Spins');
    fireEvent.focus(screen.getByRole('link', { name: 'Spins' }));
    wait(9000);
    expect(shown()).toBe('Spins');
    fireEvent.blur(screen.getByRole('link', { name: 'Spins' }));
    wait(3000);
    expect(shown()).toBe('Cashback');
  });

  it('stands still with reduced motion, and its dots still work', () => {
    preferReducedMotion();
    renderUi(<Carousel label="Promotions" slides={slides} />);
    wait(9000);
    expect(shown()).toBe('Match');
    expect(screen.queryByRole('button', { name: 'Pause slides' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Slide 2 of 3' }));
    expect(shown()).toBe('Spins');
  });

  it('moves with a swipe', () => {
    renderUi(<Carousel label="Promotions" slides={slides} />);
    const slide = screen.getByRole('link', { name: 'Match' });
    fireEvent.pointerDown(slide, { pointerType: 'touch', clientX: 300 });
    fireEvent.pointerUp(slide, { pointerType: 'touch', clientX: 200 });
    expect(shown()).toBe('Spins');
  });

  it('offers the slides out of sight neither to the keyboard nor to screen readers', () => {
    renderUi(<Carousel label="Promotions" slides={slides} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(document.querySelectorAll('[data-part=slide][inert]')).toHaveLength(2);
  });

  it('shows one slide without controls, and nothing without slides', () => {
    const { unmount } = renderUi(<Carousel label="Promotions" slides={slides.slice(0, 1)} />);
    expect(screen.queryAllByRole('button')).toHaveLength(0);
    unmount();
    renderUi(<Carousel label="Promotions" slides={[]} />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
