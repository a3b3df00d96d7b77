export { UnlockWatch } from './modals/unlock-watch.tsx';
