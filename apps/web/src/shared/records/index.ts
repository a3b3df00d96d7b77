export { RecordTable } from './record-table.tsx';
export type { RecordTableProps } from './record-table.tsx';
