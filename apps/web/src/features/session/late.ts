/** What other features' late parts use; the first screen would carry it if index.ts named it. */
export { useMembersOnly } from './members-only.ts';
export { useFollowMessages, useFollowPlay } from './use-follow.ts';
export { useSameSession } from './use-same-session.ts';
