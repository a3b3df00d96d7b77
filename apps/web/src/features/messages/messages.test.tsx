import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { modals } from '../../shared/modals/index.ts';
import { toasts } from '../../shared/toasts/index.ts';
import { fakePlatform, Refusal, type Answers } from '../../testing/fake-platform.ts';
import { renderFeature } from '../../testing/render-feature.tsx';
import { screenWidth } from '../../testing/screen-width.ts';
import { freshBrowser, loseAndFindSocket } from '../../testing/session-setting.ts';
import { InboxModal } from './inbox-modal.tsx';
import { MessagesControl } from './messages-control.tsx';

interface Sample {
  readonly id: string;
  read: boolean;
  readonly title: string;
  readonly type: string | null;
  readonly content?: string;
}

const answered = ({ id, read, title, type, content = '<p>Some <b>words</b>.</p>' }: Sample) => ({
  __typename: 'Message',
  id,
  read,
  automatedMessageType: type,
  title,
  content,
  dateTimeCreated: '2026-11-21T06:30:00.000Z',
});

/** A page of messages as the platform answers it. */
function connection(chosen: readonly Sample[], first = 50, after: unknown = null) {
  const start = chosen.findIndex(({ id }) => `after-${id}` === after) + 1;
  const page = chosen.slice(start, start + first);
  const last = page.at(-1);
  return {
    messages: {
      __typename: 'MessageConnection',
      totalCount: chosen.length,
      pageInfo: {
        __typename: 'PageInfo',
        hasNextPage: start + first < chosen.length,
        endCursor: last ? `after-${last.id}` : null,
      },
      edges: page.map((sample) => ({ __typename: 'MessageEdge', node: answered(sample) })),
    },
  };
}

/** A platform with an inbox that really changes. */
function inbox(samples: Sample[], answers: Answers = {}) {
  let messages = samples;
  const unread = () => messages.filter(({ read }) => !read);
  return fakePlatform({
    Messages: ({ filter, first, after }) =>
      connection(filter === null ? messages : unread(), Number(first), after),
    Message: ({ id }) => {
      const found = messages.find((message) => message.id === id);
      return { message: found ? answered(found) : null };
    },
    UnreadMessages: () => connection(unread()),
    ReadMessages: () => {
      messages = messages.map((message) => ({ ...message, read: true }));
      return { readMessages: true };
    },
    ReadMessage: ({ id }) => {
      messages = messages.map((message) => (message.id === id ? { ...message, read: true } : message));
      const found = messages.find((message) => message.id === id);
      return { readMessage: found && answered(found) };
    },
    DeleteMessage: ({ id }) => {
      messages = messages.filter((message) => message.id !== id);
      return { deleteMessage: true };
    },
    ...answers,
  });
}

const approved = (): Sample => ({
  id: '1',
  read: false,
  title: 'Deposit Request Approved',
  type: 'DEPOSIT_APPROVED',
});
const rejected = (): Sample => ({
  id: '2',
  read: true,
  title: 'Document Rejected',
  type: 'DOCUMENT_REJECTED',
});

/** Lets so many ms go by on the faked clock. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function openMessages() {
  renderFeature(<MessagesControl />, { member: true });
  await userEvent.click(await screen.findByRole('button', { name: /^Messages/ }));
  const panel = await screen.findByRole('dialog', { name: 'Messages' });
  return { panel: within(panel), box: panel };
}

beforeEach(() => {
  freshBrowser();
  screenWidth(1366);
});

describe('the messages popover', () => {
  it("MSG-01 has the tabs All and Unread and 'Mark all as read'", async () => {
    inbox([approved(), rejected()]);
    const { panel } = await openMessages();
    expect(panel.getAllByRole('tab').map((tab) => tab.textContent.trim())).toEqual(['All', 'Unread 1']);
    expect(await panel.findByText('Document Rejected')).toBeInstanceOf(HTMLElement);
    await userEvent.click(panel.getByRole('tab', { name: /Unread/ }));
    expect(await panel.findByText('Deposit Request Approved')).toBeInstanceOf(HTMLElement);
    expect(panel.queryByText('Document Rejected')).toBeNull();
    expect(panel.getByRole('button', { name: 'Mark all as read' })).toBeInstanceOf(HTMLElement);
  });

  it("MSG-02 reads 'No Messages' and 'No Unread Messages' with nothing to show", async () => {
    inbox([]);
    const { panel } = await openMessages();
    expect(await panel.findByRole('heading', { name: 'No Messages' })).toBeInstanceOf(HTMLElement);
    await userEvent.click(panel.getByRole('tab', { name: 'Unread' }));
    expect(await panel.findByRole('heading', { name: 'No Unread Messages' })).toBeInstanceOf(HTMLElement);
  });

  it.each([
    [767, '320px'],
    [768, '480px'],
  ])('MSG-03 is at %i px of screen %s wide and at most 500 px high', async (screenPx, width) => {
    screenWidth(screenPx);
    inbox([approved()]);
    const { box } = await openMessages();
    expect(box.style.getPropertyValue('--popover-width')).toBe(width);
    expect(box.style.getPropertyValue('--popover-max-height')).toBe('500px');
  });

  it('MSG-04 marks one message as read', async () => {
    const platform = inbox([approved()]);
    const { panel } = await openMessages();
    await userEvent.click(
      await panel.findByRole('button', { name: 'Mark Deposit Request Approved as read' }),
    );
    expect(
      await panel.findByRole('button', { name: 'Delete message Deposit Request Approved' }),
    ).toBeInstanceOf(HTMLElement);
    expect(platform.variablesOf('ReadMessage')).toEqual([{ id: '1' }]);
  });

  it.each([
    ['ReadMessage', 'Mark Deposit Request Approved as read'],
    ['ReadMessages', 'Mark all as read'],
    ['DeleteMessage', 'Delete message Document Rejected'],
  ])('MSG-08 fetches the list again 1 second after %s, not before', async (operation, name) => {
    const platform = inbox([approved(), rejected()]);
    const { panel } = await openMessages();
    await panel.findByText('Document Rejected');
    const lists = () => platform.variablesOf('Messages').length;
    const counts = () => platform.variablesOf('UnreadMessages').length;
    const [listed, counted] = [lists(), counts()];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(panel.getByRole('button', { name }));
    await pass(0);
    expect(platform.variablesOf(operation)).toHaveLength(1);
    await pass(999);
    expect([lists(), counts()]).toEqual([listed, counted]);
    await pass(1);
    expect([lists(), counts()]).toEqual([listed + 1, counted + 1]);
  });

  it('MSG-05 opens a message in inboxModal', async () => {
    inbox([approved()]);
    const { panel } = await openMessages();
    await userEvent.click(await panel.findByText('Deposit Request Approved'));
    expect(modals.stack.get()).toEqual([{ name: 'inboxModal', props: { messageId: '1' } }]);
  });

  it('MSG-06 MSG-12 offers to delete a read message only, and tells of the deletion', async () => {
    const platform = inbox([approved(), rejected()]);
    const { panel } = await openMessages();
    const remove = await panel.findByRole('button', { name: 'Delete message Document Rejected' });
    expect(panel.queryByRole('button', { name: 'Delete message Deposit Request Approved' })).toBeNull();
    await userEvent.click(remove);
    expect(await screen.findByText('Message Deleted')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('Message was successfully deleted.')).toBeInstanceOf(HTMLElement);
    expect(platform.variablesOf('DeleteMessage')).toEqual([{ id: '2' }]);
  });

  it.each([
    ['ReadMessages', 'Mark all as read', 'Failed to mark all messages as read'],
    ['ReadMessage', 'Mark Deposit Request Approved as read', 'Failed to read message'],
    ['DeleteMessage', 'Delete message Document Rejected', 'Failed to delete message'],
  ])('MSG-13 tells of a failed %s', async (operation, button, title) => {
    inbox([approved(), rejected()], {
      [operation]: () => {
        throw new Refusal('CONFLICT', 'Not now.');
      },
    });
    const { panel } = await openMessages();
    await panel.findByText('Document Rejected');
    await userEvent.click(panel.getByRole('button', { name: button }));
    expect(await screen.findByText(title)).toBeInstanceOf(HTMLElement);
  });

  it.each([
    ['ReadMessages', 'readMessages', 'Mark all as read', 'Failed to mark all messages as read'],
    ['DeleteMessage', 'deleteMessage', 'Delete message Document Rejected', 'Failed to delete message'],
  ])('AUTH-46 takes an answer of false to %s for a failure', async (operation, name, button, title) => {
    inbox([approved(), rejected()], { [operation]: () => ({ [name]: false }) });
    const { panel } = await openMessages();
    await panel.findByText('Document Rejected');
    await userEvent.click(panel.getByRole('button', { name: button }));
    expect(await screen.findByText(title)).toBeInstanceOf(HTMLElement);
    expect(screen.queryByText('Message Deleted')).toBeNull();
  });

  it('SESS-20 leaves the word about an expired session to the session', async () => {
    const platform = inbox([approved(), rejected()], {
      ReadMessages: () => {
        throw new Refusal('ACCESS_TOKEN_EXPIRED', 'Expired.');
      },
    });
    const { panel } = await openMessages();
    await panel.findByText('Document Rejected');
    const error = vi.spyOn(toasts, 'error');
    await userEvent.click(panel.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => {
      expect(platform.variablesOf('ReadMessages')).toHaveLength(1);
    });
    await waitFor(() => {
      expect(panel.getByRole('button', { name: 'Mark all as read' }).getAttribute('aria-busy')).toBeNull();
    });
    expect(error).not.toHaveBeenCalled();
  });

  it.each([
    ['DEPOSIT_REJECTED', 'Warning'],
    ['WITHDRAWAL_FAILED', 'Warning'],
    ['DEPOSIT_EXPIRED', 'Warning'],
    ['WITHDRAWAL_PROCESSING', 'In progress'],
    ['DOCUMENT_APPROVED', 'Done'],
    ['DEPOSIT_RECEIVED', 'Done'],
    ['PROMO', 'Notice'],
    [null, 'Notice'],
  ])('shows for the type %s the icon %s', async (type, word) => {
    inbox([{ id: '3', read: true, title: 'A message', type }]);
    const { panel } = await openMessages();
    expect(await panel.findByRole('img', { name: word })).toBeInstanceOf(SVGElement);
  });

  it('MSG-14 fetches the inbox again 500 ms after a pushed message, not before', async () => {
    const platform = inbox([approved()]);
    const { session } = renderFeature(<MessagesControl />, { member: true });
    expect(await screen.findByRole('button', { name: 'Messages, 1 unread' })).toBeInstanceOf(HTMLElement);
    platform.answer('UnreadMessages', () => ({
      messages: { __typename: 'MessageConnection', totalCount: 2, edges: [] },
    }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    session.pushes.emit('messageCreated', { id: '9', body: answered({ ...approved(), id: '9' }) });
    await pass(499);
    expect(screen.getByRole('button', { name: 'Messages, 1 unread' })).toBeInstanceOf(HTMLElement);
    await pass(1);
    expect(screen.getByRole('button', { name: 'Messages, 2 unread' })).toBeInstanceOf(HTMLElement);
  });

  it('counts what came while the socket was lost', async () => {
    const platform = inbox([approved()]);
    renderFeature(<MessagesControl />, { member: true });
    expect(await screen.findByRole('button', { name: 'Messages, 1 unread' })).toBeDefined();
    platform.answer('UnreadMessages', () => ({
      messages: { __typename: 'MessageConnection', totalCount: 2, edges: [] },
    }));
    act(loseAndFindSocket);
    expect(await screen.findByRole('button', { name: 'Messages, 2 unread' })).toBeDefined();
  });
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
    await waitFor(
      () => {
        expect(titlesIn(box)).toEqual(left);
      },
      { timeout: 20_000 },
    );
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
