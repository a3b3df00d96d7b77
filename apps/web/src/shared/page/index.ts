export { BackLink } from './back-link.tsx';
export type { BackLinkProps } from './back-link.tsx';
export { PageHead } from './page-head.tsx';
export type { PageHeadProps } from './page-head.tsx';
export { useLoading } from './use-loading.ts';
export type { Loading } from './use-loading.ts';
export { useNow } from './use-now.ts';
export { useRefresh } from './use-refresh.ts';
