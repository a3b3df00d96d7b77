export { DateFigures } from './date-figures.tsx';
export { Moment } from './moment.tsx';
export type { MomentProps } from './moment.tsx';
