import { Suspense, useEffect, useState, type ComponentType, type JSX } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { logNote } from '#shared/log/index.ts';
import { modals, useOpenModals, type ModalName, type OpenModal } from '#shared/modals/index.ts';
import { currentPart } from '#shared/navigation/index.ts';
import { useOpenAfterPaint } from '#shared/page/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import type { ModalRegistry } from './modal-registry.ts';
import { useModalHistory } from './modal-history.ts';
import { ModalFallback } from './modal-fallback.tsx';

export interface ModalHostProps {
  readonly registry: ModalRegistry;
}

type AnyModal = ComponentType<Record<string, unknown> & { readonly onClose: () => void }>;

function closing(name: ModalName) {
  return () => {
    modals.close(name);
  };
}

/** Those that are seen: what takes the place of one comes at once, so that the page is never bare in between. */
const onScreen = new Set<ModalName>();

/** Whether a modal comes after another one, and may be drawn: at once then, else after the frame that answers its press. */
function useTurnOf(name: ModalName, close: () => void) {
  const [isNext] = useState(() => onScreen.size > 0);
  const isAnswered = useOpenAfterPaint(!isNext, close);
  const isDrawn = isNext || isAnswered;
  useEffect(() => {
    if (!isDrawn) return undefined;
    onScreen.add(name);
    return () => {
      onScreen.delete(name);
    };
  }, [isDrawn, name]);
  return { isNext, isDrawn };
}

function OneModal({ modal, registry }: ModalHostProps & { readonly modal: OpenModal }): JSX.Element | null {
  const close = closing(modal.name);
  // The stack pairs each name with the props of that name; one list of all of them cannot say so in types.
  const registered = registry[modal.name] as AnyModal;
  // For as long as this one is open: each opening is another try to fetch its code.
  const [Modal] = useState(() => currentPart(registered));
  const { isNext, isDrawn } = useTurnOf(modal.name, close);
  if (!isDrawn) return null;
  return (
    <ErrorBoundary
      fallback={null}
      onError={(error) => {
        logNote(`The modal ${modal.name} failed.`, error);
        close();
        toasts.failure(error);
      }}
    >
      <Suspense fallback={<ModalFallback onClose={close} atOnce={isNext} />}>
        <Modal {...modal.props} onClose={close} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Each modal lies above the earlier ones. Escape, close button and Back reach only the topmost (SHELL-43). */
export function ModalHost({ registry }: ModalHostProps): JSX.Element {
  const open = useOpenModals();
  useModalHistory(open.length);
  return (
    <>
      {open.map((modal) => (
        <OneModal key={modal.name} modal={modal} registry={registry} />
      ))}
    </>
  );
}
