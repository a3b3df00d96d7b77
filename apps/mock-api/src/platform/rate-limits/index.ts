export { count, countOrRefuse, forgetCount } from './rate-limits.ts';
