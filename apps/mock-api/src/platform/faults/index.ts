export { clearFault, clearFaults, isFaultless, listFaults, matchFault, setFault } from './faults.ts';
export type { Fault, FaultInput } from './faults.ts';
