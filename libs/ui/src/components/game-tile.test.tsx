import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { GameGrid } from './game-grid.tsx';
import { GameTile } from './game-tile.tsx';

const game = { name: 'Moonlit Dingo', provider: 'Nightjar', image: '/art/moonlit-dingo.svg' };
const reason = 'Excluded from Active Promo';

const cover = (): HTMLImageElement | null => document.querySelector('img');

describe('GameTile', () => {
  it('is a link with the name of the game, described by its provider', () => {
    renderUi(<GameTile {...game} href="/casino/play/moonlit-dingo" />);
    const link = screen.getByRole('link', { name: 'Moonlit Dingo', description: 'Nightjar' });
    expect(link.getAttribute('href')).toBe('/casino/play/moonlit-dingo');
  });

  it('is a button without an address, and tells when it is chosen by pointer or key', async () => {
    const onSelect = vi.fn();
    renderUi(<GameTile {...game} onSelect={onSelect} />);
    await userEvent.click(screen.getByRole('button', { name: 'Moonlit Dingo' }));
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(2);
  });

  it('has a word on its cover, which is part of its description', () => {
    renderUi(<GameTile {...game} note="Counts 50%" />);
    expect(
      screen.getByRole('button', { name: 'Moonlit Dingo', description: 'Nightjar Counts 50%' }),
    ).toBeInstanceOf(HTMLElement);
  });

  it('does nothing when disabled but keeps focus and says why', async () => {
    const onSelect = vi.fn();
    renderUi(<GameTile {...game} href="/play" disabledLabel={reason} onSelect={onSelect} />);
    const link = screen.getByRole('link', { name: 'Moonlit Dingo', description: `Nightjar ${reason}` });
    expect(link.getAttribute('aria-disabled')).toBe('true');
    await userEvent.tab();
    expect(document.activeElement).toBe(link);
    expect(fireEvent.click(link)).toBe(false);
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('loads its cover late, or at once when eager, over the tone of the game', () => {
    const { unmount } = renderUi(<GameTile {...game} tone="#384876" />);
    expect(cover()?.getAttribute('loading')).toBe('lazy');
    expect(document.querySelector<HTMLElement>('[data-part=art]')?.style.getPropertyValue('--tone')).toBe(
      '#384876',
    );
    unmount();
    renderUi(<GameTile {...game} eager />);
    expect(cover()?.getAttribute('loading')).toBe('eager');
  });

  it('says that there is no image when there is none or it does not load', () => {
    const { unmount } = renderUi(<GameTile {...game} image="" />);
    expect(screen.getByText('Image unavailable')).toBeDefined();
    unmount();
    renderUi(<GameTile {...game} />);
    expect(screen.queryByText('Image unavailable')).toBeNull();
    fireEvent.error(cover() ?? document.body);
    expect(screen.getByText('Image unavailable')).toBeDefined();
  });

  it('shows its image when that comes after all', () => {
    renderUi(<GameTile {...game} />);
    const image = cover();
    fireEvent.error(image ?? document.body);
    expect(cover()).toBe(image);
    fireEvent.load(image ?? document.body);
    expect(screen.queryByText('Image unavailable')).toBeNull();
  });
});

describe('GameGrid', () => {
  it('is a named list with one item for each tile', () => {
    renderUi(
      <GameGrid label="Popular">
        <GameTile {...game} />
        <GameTile {...game} name="Opal Fever" />
      </GameGrid>,
    );
    expect(screen.getByRole('list', { name: 'Popular' }).getAttribute('aria-busy')).toBe('false');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('shows skeletons while tiles are on their way and says that it is busy', () => {
    renderUi(<GameGrid label="Popular" skeletons={24} />);
    expect(screen.getByRole('list', { name: 'Popular' }).getAttribute('aria-busy')).toBe('true');
    expect(document.querySelectorAll('li')).toHaveLength(24);
    expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  });
});
