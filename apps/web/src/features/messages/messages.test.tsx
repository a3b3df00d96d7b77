import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { Refusal } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { screenWidth } from '#testing/screen-width.ts';
import { freshBrowser, findSocket } from '#testing/session-setting.ts';
import { MessagesControl } from './messages-control.tsx';
import { answered, approved, inbox, openMessages, pass, rejected } from './testing/sample-inbox.tsx';

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
    await waitFor(() => {
      expect(panel.queryByText('Document Rejected')).toBeNull();
    });
    expect(panel.getByText('Deposit Request Approved')).toBeInstanceOf(HTMLElement);
    expect(panel.getByRole('button', { name: 'Mark all as read' })).toBeInstanceOf(HTMLElement);
  });

  it('begins its tabs where the heading begins', async () => {
    inbox([approved()]);
    const { panel } = await openMessages();
    const start = (element: HTMLElement | null | undefined) =>
      element && getComputedStyle(element).paddingInlineStart;
    const row = panel.getByRole('tablist').parentElement;
    expect(start(row)).toBe('20px');
    expect(start(panel.getByRole('heading', { name: 'Messages' }).parentElement)).toBe(start(row));
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

  it('counts what came before the socket was there', async () => {
    const platform = inbox([approved()]);
    renderFeature(<MessagesControl />, { member: true });
    expect(await screen.findByRole('button', { name: 'Messages, 1 unread' })).toBeDefined();
    platform.answer('UnreadMessages', () => ({
      messages: { __typename: 'MessageConnection', totalCount: 2, edges: [] },
    }));
    act(findSocket);
    expect(await screen.findByRole('button', { name: 'Messages, 2 unread' })).toBeDefined();
  });
});
