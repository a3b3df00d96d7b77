export { balancesHidden } from './balances-hidden.ts';
