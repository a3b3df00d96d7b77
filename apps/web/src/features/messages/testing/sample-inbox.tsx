import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { fakePlatform, type Answers } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { MessagesControl } from '../messages-control.tsx';

/** A message of the fake inbox. */
export interface Sample {
  readonly id: string;
  read: boolean;
  readonly title: string;
  readonly type: string | null;
  readonly content?: string;
  readonly subject?: { readonly kind: string; readonly id: string };
}

/** A message as the platform answers it. */
export const answered = ({
  id,
  read,
  title,
  type,
  content = '<p>Some <b>words</b>.</p>',
  subject,
}: Sample) => ({
  __typename: 'Message',
  id,
  read,
  automatedMessageType: type,
  title,
  content,
  subject: subject ? { __typename: 'MessageSubject', ...subject } : null,
  dateTimeCreated: '2026-11-21T06:30:00.000Z',
});

/** A page of messages as the platform answers it. */
export function connection(chosen: readonly Sample[], first = 50, after: unknown = null) {
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
export function inbox(samples: Sample[], answers: Answers = {}) {
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

/** An unread message of a payment. */
export const approved = (): Sample => ({
  id: '1',
  read: false,
  title: 'Deposit Request Approved',
  type: 'DEPOSIT_APPROVED',
});
/** A read message of a document. */
export const rejected = (): Sample => ({
  id: '2',
  read: true,
  title: 'Document Rejected',
  type: 'DOCUMENT_REJECTED',
});

/** Lets so many ms go by on the faked clock. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Opens the messages of a member from the header. */
export async function openMessages() {
  const { address } = renderFeature(<MessagesControl />, { member: true });
  await userEvent.click(await screen.findByRole('button', { name: /^Messages/ }));
  const panel = await screen.findByRole('dialog', { name: 'Messages' });
  return { panel: within(panel), box: panel, address };
}
