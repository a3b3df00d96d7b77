export { DataTable } from './data-table.tsx';
export type { Column, DataTableProps } from './data-table.tsx';
export { focusByArrow } from './grid-places.ts';
export { Meter } from './meter.tsx';
export type { MeterProps } from './meter.tsx';
export { Tabs } from './tabs.tsx';
export type { TabItem, TabsProps } from './tabs.tsx';
export { WindowedGrid } from './windowed-grid.tsx';
export type { WindowedGridProps } from './windowed-grid.tsx';
