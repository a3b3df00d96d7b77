import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gem } from 'lucide-react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Button, IconButton } from './button.tsx';
import { Chip } from './chip.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { Count, Tag } from './tag.tsx';
import { Heading } from './text.tsx';

describe('Button', () => {
  it('acts on press and does not submit a form by itself', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    renderUi(
      <form onSubmit={onSubmit}>
        <Button onClick={onClick}>Deposit</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
    expect(onClick).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps its label and its focus while loading but does nothing', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    renderUi(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading onClick={onClick}>
          Opening
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Opening' });
    await userEvent.tab();
    expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('does not answer to the mouse while it is grey, also where it keeps the focus', () => {
    renderUi(
      <>
        <Button variant="primary">Play</Button>
        <Button variant="primary" aria-disabled>
          Claim
        </Button>
        <Button variant="primary" disabled>
          Send
        </Button>
      </>,
    );
    const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
    const hovered = [...styles.matchAll(/([^{}]+):hover([^{}]*)\{/g)].map(
      ([, of = '', rest = '']) => of + rest,
    );
    const answers = (name: string) =>
      hovered.some((selector) => screen.getByRole('button', { name }).matches(selector));
    expect(['Play', 'Claim', 'Send'].map(answers)).toEqual([true, false, false]);
  });

  it('gives its look to a link', () => {
    renderUi(
      <Button asChild variant="inverse">
        <a href="/promotions">See the offer</a>
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'See the offer' });
    expect(getComputedStyle(link).display).toBe('inline-flex');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names an icon button by its label', () => {
    renderUi(
      <IconButton label="Messages, 3 unread">
        <Icon of={Gem} />
      </IconButton>,
    );
    expect(screen.getByRole('button', { name: 'Messages, 3 unread' })).toBeDefined();
  });
});

describe('Link', () => {
  it('is a link', () => {
    renderUi(<Link href="/terms">Terms</Link>);
    expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms');
  });
});

describe('Chip', () => {
  it('says whether it is pressed', () => {
    renderUi(
      <>
        <Chip pressed>Lobby</Chip>
        <Chip pressed={false} count={842}>
          Pokies
        </Chip>
      </>,
    );
    expect(screen.getByRole('button', { name: 'Lobby', pressed: true })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Pokies 842', pressed: false })).toBeDefined();
  });
});

describe('Tag and Count', () => {
  it('show a word beside an icon', () => {
    renderUi(
      <Tag tone="success" icon={<Icon of={Gem} />}>
        Approved
      </Tag>,
    );
    expect(screen.getByText('Approved').querySelector('svg')).not.toBeNull();
  });

  it('show a figure, its bound, and nothing for zero', () => {
    const { container } = renderUi(
      <>
        <Count value={3} label="3 unread" />
        <Count value={120} />
        <Count value={0} label="none" />
      </>,
    );
    expect(screen.getByText('3 unread')).toBeDefined();
    expect(screen.getByText('99+')).toBeDefined();
    expect(container.textContent).not.toContain('none');
  });
});

describe('Icon', () => {
  it('is decoration without a label and an image with one', () => {
    renderUi(
      <>
        <Icon of={Gem} />
        <Icon of={Gem} label="Jackpot" />
      </>,
    );
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.getByRole('img', { name: 'Jackpot' })).toBeDefined();
  });
});

describe('Heading', () => {
  it('has the level it is given whatever its size', () => {
    renderUi(
      <Heading level={1} size="heading.sm">
        Casino lobby
      </Heading>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Casino lobby' })).toBeDefined();
  });
});
