export { holdAccountQuery, savedQuery } from './saved-query.ts';
export { useAccountQuery } from './use-account-query.ts';
