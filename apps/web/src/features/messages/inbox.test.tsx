import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { held, Refusal } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { screenWidth } from '#testing/screen-width.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { InboxModal } from './inbox-modal.tsx';
import {
  answered,
  connection,
  approved,
  inbox,
  openMessages,
  rejected,
  type Sample,
} from './testing/sample-inbox.tsx';

beforeEach(() => {
  freshBrowser();
  screenWidth(1366);
});

/** So many read messages, the first of them the newest. */
const manyMessages = (count: number): Sample[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `old-${String(index + 1)}`,
    read: true,
    title: `Message ${String(index + 1)}.`,
    type: null,
  }));

const titlesIn = (box: HTMLElement) =>
  [...box.querySelectorAll('[data-part=title]')].map((title) => title.textContent.replace(' (unread)', ''));

describe('an inbox of more than a page', () => {
  const titles = (count: number) => manyMessages(count).map(({ title }) => title);

  it('MSG-19 reaches every message by loading more, and asks for no page before', async () => {
    const platform = inbox(manyMessages(120));
    const { panel, box } = await openMessages();
    await userEvent.click(await panel.findByRole('button', { name: 'Load more' }));
    expect(await panel.findByText('Message 51.')).toBeInstanceOf(HTMLElement);
    expect(platform.variablesOf('Messages').map(({ after }) => after)).toEqual([null, 'after-old-50']);
    await userEvent.click(panel.getByRole('button', { name: 'Load more' }));
    expect(await panel.findByText('Message 120.')).toBeInstanceOf(HTMLElement);
    expect(titlesIn(box)).toEqual(titles(120));
    expect(panel.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('MSG-19 MSG-08 shows each message once when one of an older page was deleted', async () => {
    const samples = manyMessages(101);
    inbox(samples);
    const { panel, box } = await openMessages();
    await userEvent.click(await panel.findByRole('button', { name: 'Load more' }));
    await panel.findByText('Message 100.');
    await userEvent.click(panel.getByRole('button', { name: 'Delete message Message 60.' }));
    await userEvent.click(panel.getByRole('button', { name: 'Delete message Message 50.' }));
    const left = titles(101).filter((title) => title !== 'Message 60.' && title !== 'Message 50.');
    await waitFor(() => {
      expect(titlesIn(box)).toEqual(left);
    });
  });

  it('MSG-19 offers to try again when the next page fails, and keeps those that are shown', async () => {
    const samples = manyMessages(60);
    const platform = inbox(samples);
    const { panel } = await openMessages();
    const more = await panel.findByRole('button', { name: 'Load more' });
    platform.answer('Messages', () => {
      throw new Refusal('CONFLICT', 'Not now.');
    });
    await userEvent.click(more);
    const again = await panel.findByRole('button', { name: /try again/i });
    expect(panel.getByText('Message 50.')).toBeInstanceOf(HTMLElement);
    platform.answer('Messages', ({ first, after }) => connection(samples, Number(first), after));
    await userEvent.click(again);
    expect(await panel.findByText('Message 60.')).toBeInstanceOf(HTMLElement);
  });

  it('MSG-19 MSG-05 opens a message by its id that no page has shown, and marks it as read', async () => {
    const samples = manyMessages(80).map((sample) => ({ ...sample, read: sample.id !== 'old-80' }));
    const platform = inbox(samples);
    renderFeature(<InboxModal messageId="old-80" onClose={() => undefined} />, { member: true });
    expect(await screen.findByRole('heading', { level: 3, name: 'Message 80.' })).toBeInstanceOf(HTMLElement);
    expect(screen.queryByText('This message is gone')).toBeNull();
    await waitFor(() => {
      expect(platform.variablesOf('ReadMessage')).toEqual([{ id: 'old-80' }]);
    });
    expect(platform.variablesOf('Messages')).toEqual([]);
  });

  it('says of a message that was deleted elsewhere that it is gone', async () => {
    inbox([]);
    renderFeature(<InboxModal messageId="old-1" onClose={() => undefined} />, { member: true });
    expect(await screen.findByText('This message is gone')).toBeInstanceOf(HTMLElement);
  });
});

describe('inboxModal', () => {
  it('MSG-05 MSG-17 shows the message as cleaned rich text and marks it as read', async () => {
    const platform = inbox([
      {
        ...approved(),
        content: '<p>Money <b>landed</b>.</p><script>alert(1)</script><img src="javascript:1">',
      },
    ]);
    renderFeature(<InboxModal messageId="1" onClose={() => undefined} />, { member: true });
    const dialog = await screen.findByRole('dialog', { name: 'Messages' });
    expect((await within(dialog).findByText('landed')).tagName).toBe('B');
    expect(dialog.querySelector('script')).toBeNull();
    expect(dialog.querySelector('img[src^=javascript]')).toBeNull();
    await waitFor(() => {
      expect(platform.variablesOf('ReadMessage')).toEqual([{ id: '1' }]);
    });
  });

  it('offers to delete a message once it is marked as read, and not before', async () => {
    const { answer, release } = held<object>();
    inbox([approved()], { ReadMessage: answer });
    renderFeature(<InboxModal messageId="1" onClose={() => undefined} />, { member: true });
    await screen.findByRole('heading', { level: 3, name: 'Deposit Request Approved' });
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    release({ readMessage: answered({ ...approved(), read: true }) });
    expect(await screen.findByRole('button', { name: 'Delete' })).toBeInstanceOf(HTMLElement);
  });

  it('goes from the list to a message and back', async () => {
    inbox([approved(), rejected()]);
    renderFeature(<InboxModal onClose={() => undefined} />, { member: true });
    await userEvent.click(await screen.findByText('Document Rejected'));
    expect(await screen.findByRole('heading', { level: 3, name: 'Document Rejected' })).toBeInstanceOf(
      HTMLElement,
    );
    await userEvent.click(screen.getByRole('button', { name: 'All messages' }));
    expect(await screen.findByText('Deposit Request Approved')).toBeInstanceOf(HTMLElement);
  });
});

describe('the link of a message', () => {
  const deposit = { ...approved(), subject: { kind: 'DEPOSIT', id: 'dep/1' } };
  const place = '/personal-center?tab=deposits&payment=dep%2F1';

  it('MSG-20 leads from the popover to the payment, closes it and marks the message as read', async () => {
    const platform = inbox([deposit, { ...rejected(), type: null }]);
    const { panel, address } = await openMessages();
    const links = (await panel.findAllByRole('link')).map((link) => link.textContent);
    expect(links).toEqual(['View deposit']);
    await userEvent.click(panel.getByRole('link', { name: 'View deposit: Deposit Request Approved' }));
    expect(address()).toBe(place);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(platform.variablesOf('ReadMessage')).toEqual([{ id: '1' }]);
  });

  it.each([
    ['DOCUMENT', 'View documents', '/personal-center?tab=account-verification'],
    ['PROMO', 'View promo', '/personal-center?tab=active-bonus&promo=x1&before=2026-11-21T06%3A30%3A00.000Z'],
    ['LEVEL', 'View level', '/personal-center?tab=level-system&level=x1'],
    ['TOURNAMENT', 'View tournament', '/tournament?tournament=x1'],
    ['JACKPOT', 'View jackpot', '/jackpot?jackpot=x1'],
    ['BADGE', 'View badges', '/personal-center?tab=achievements'],
  ])('MSG-20 leads from the inbox to the %s, and closes it', async (kind, name, path) => {
    inbox([{ ...rejected(), subject: { kind, id: 'x1' } }]);
    const onClose = vi.fn<() => void>();
    const { address } = renderFeature(<InboxModal messageId="2" onClose={onClose} />, { member: true });
    await userEvent.click(await screen.findByRole('link', { name: `${name}: Document Rejected` }));
    expect(address()).toBe(path);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('MSG-20 leads from the message of a credited cashback to the cashbacks by its type, without a subject', async () => {
    const title = 'Cashback Credited';
    const content = '<p>Monday Cashback brought you A$3.60. It is in your main cash.</p>';
    inbox([{ id: '7', read: false, type: 'REBATE', title, content }]);
    const { address } = renderFeature(<InboxModal messageId="7" onClose={() => undefined} />, {
      member: true,
    });
    expect(
      await screen.findByText('Monday Cashback brought you A$3.60. It is in your main cash.'),
    ).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: `View cashback: ${title}` }));
    expect(address()).toBe('/personal-center?tab=cashback');
  });
});
