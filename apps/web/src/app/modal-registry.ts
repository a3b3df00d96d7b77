import type { ComponentType, LazyExoticComponent } from 'react';
import { ForgotPasswordModal, LoginModal, RegisterModal } from '../features/session/index.ts';
import type { ModalComponentProps, ModalName } from '../shared/modals/index.ts';

/** A modal's component, fetched when it is first opened. */
export type ModalComponent<N extends ModalName> = LazyExoticComponent<ComponentType<ModalComponentProps<N>>>;

/** Every modal by its name (SHELL-41, SHELL-42). */
export type ModalRegistry = { readonly [N in ModalName]?: ModalComponent<N> };

/** The modals of the product. */
export const modalRegistry: ModalRegistry = {
  loginModal: LoginModal,
  registerModal: RegisterModal,
  forgotPassword: ForgotPasswordModal,
};
