export { createMemberStore, resetMemberStores } from './member-store.ts';
