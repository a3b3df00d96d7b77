export { useRetryOnline } from './use-retry-online.ts';
