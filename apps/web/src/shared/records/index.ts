export { Choice, FilterGrid } from './choice.tsx';
export { PageSizeChoice } from './page-size-choice.tsx';
export { RecordSummary } from './record-summary.tsx';
export { RecordTable } from './record-table.tsx';
export { useCsvDownload } from './use-csv-download.ts';
export type { RecordTableProps } from './record-table.tsx';
export { useScrollTo } from './use-scroll-to.ts';
export { whereTable } from './where-table.ts';
