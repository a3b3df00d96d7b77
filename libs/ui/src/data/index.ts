export { DataTable } from './data-table.tsx';
export type { Column, DataTableProps } from './data-table.tsx';
export { Meter } from './meter.tsx';
export type { MeterProps } from './meter.tsx';
export { Stepper } from './stepper.tsx';
export type { StepperProps } from './stepper.tsx';
export { Tabs } from './tabs.tsx';
export type { TabItem, TabsProps } from './tabs.tsx';
