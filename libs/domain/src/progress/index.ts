export { advanceLoading, loadingCap, loadingDone } from './progress.ts';
