/** What other features' late parts use; the first screen would carry it if index.ts named it. */
export { useMembersOnly } from './members-only.ts';
export { useFollowMessages, useFollowNews, useFollowPlay, useJoined } from './use-follow.ts';
export { useSameSession } from './use-same-session.ts';
