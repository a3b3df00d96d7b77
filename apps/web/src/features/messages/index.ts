import { lazyPart } from '#shared/navigation/index.ts';

/** Bell of the header with the unread count and the messages popover (SHELL-24). */
export const MessagesControl = lazyPart(() => import('./messages-control.tsx'), 'MessagesControl');

/** The inbox, and one message of it. */
export const InboxModal = lazyPart(() => import('./inbox-modal.tsx'), 'InboxModal');
