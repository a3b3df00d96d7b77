import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrandProvider } from '@magpie/ui';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Markdown } from './markdown.tsx';
import { anchorId, questionsOf } from './read-markdown.ts';
import { LinkFollowingProvider } from './text-link.tsx';

function show(source: string, follow?: (path: string) => boolean) {
  render(
    <BrandProvider brand="magpie">
      <MemoryRouter>
        <LinkFollowingProvider value={follow ? { follow } : null}>
          <Markdown source={source} about="Games" anchors={!follow} />
        </LinkFollowingProvider>
      </MemoryRouter>
    </BrandProvider>,
  );
}

describe('a text in Markdown', () => {
  it('shows headings, paragraphs, lists and emphasis, each as what it is', () => {
    show(
      'Before.\n\n## One\n\nWith **weight** and *tone*.\n\n### Two\n\n1. a\n2. b\n   - c\n\n> said\n\n---',
    );
    expect(screen.getByRole('heading', { level: 2, name: 'One' }).id).toBe('one');
    expect(screen.getByRole('heading', { level: 3, name: 'Two' }).id).toBe('two');
    expect(screen.getByText('weight').tagName).toBe('STRONG');
    expect(screen.getByText('tone').tagName).toBe('EM');
    expect(screen.getByText('Before.').tagName).toBe('P');
    const [outer, inner] = screen.getAllByRole('list');
    expect(outer?.tagName).toBe('OL');
    expect(outer?.children).toHaveLength(2);
    expect(inner && within(inner).getByText('c').tagName).toBe('LI');
    expect(screen.getByText('said').parentElement?.parentElement?.tagName).toBe('BLOCKQUOTE');
    expect(screen.getByRole('separator')).toBeTruthy();
  });

  it('names the rows of a table by their first cells, and the table by its heading', () => {
    show('## Prices\n\n| What | Price |\n|---|---:|\n| Tea | 3 |');
    const table = screen.getByRole('table', { name: 'Prices' });
    expect(within(table).getByRole('rowheader', { name: 'Tea' })).toBeTruthy();
    expect(within(table).getByRole('cell', { name: '3' }).hasAttribute('data-numeric')).toBe(true);
  });

  it('shows HTML as nothing, and no address but those of pages, mail and telephones as a link', () => {
    show(
      '<script>alert(1)</script>\n\nA <b onclick="x()">bold</b> [a](javascript:alert(1)) [b](//evil.test) [c](data:x)',
    );
    expect(document.querySelector('script, b, [onclick]')).toBeNull();
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(document.body.textContent).toContain('A bold a b c');
  });

  it('stays within the app for its own pages and opens a window for others', () => {
    show('[in](/support/aml-policy) [out](https://b.test) [mail](mailto:a@b.test) [call](tel:1800858858)');
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('in').getAttribute('href')).toBe('/support/aml-policy');
    expect(link('in').getAttribute('target')).toBeNull();
    expect(link('out').getAttribute('target')).toBe('_blank');
    expect(link('out').getAttribute('rel')).toBe('noopener noreferrer');
    expect(link('mail').getAttribute('href')).toBe('mailto:a@b.test');
    expect(link('call').getAttribute('href')).toBe('tel:1800858858');
  });

  it('hands a link to whoever follows links, and has no anchors where it may stand twice', async () => {
    const follow = vi.fn(() => true);
    show('## One\n\n[in](/support/aml-policy)', follow);
    await userEvent.click(screen.getByRole('link', { name: 'in' }));
    expect(follow).toHaveBeenCalledExactlyOnceWith('/support/aml-policy');
    expect(screen.getByRole('heading', { name: 'One' }).id).toBe('');
  });
});

it.each([
  ['1. Who may play', 'who-may-play'],
  ['What does "Amount exceeds" mean?', 'what-does-amount-exceeds-mean'],
  ['7', 'section'],
  ['—', 'section'],
])('calls the heading %j %s in an address', (title, id) => {
  expect(anchorId(title)).toBe(id);
});

it('finds questions and their answers in plain words', () => {
  const source =
    '## A\n\nIntro.\n\n### Is it **so**?\n\nYes, [it](/x) is.\n\nReally.\n\n### Empty?\n\n## B\n\nNo answer.';
  expect(questionsOf(source)).toEqual([{ question: 'Is it so?', answer: 'Yes, it is. Really.' }]);
});
