export { modals, useOpenModals } from './modals.ts';
export type { OpenModal } from './modals.ts';
export type { ModalComponentProps, ModalName, ModalProps } from './names.ts';
