import { chakra, createRecipeContext } from '@chakra-ui/react';
import type { HTMLChakraProps, RecipeVariantProps } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ComponentRef, JSX } from 'react';
import { createPortal } from 'react-dom';
import type { toastRecipe } from '../theme/recipes/toast.ts';
import { Icon } from './icon.tsx';
import { statusIcons } from './status-icons.ts';
import { toaster } from './toaster-store.ts';
import type { Toast, ToasterStore } from './toaster-store.ts';
import { useAttention } from './use-attention.ts';

const { withContext } = createRecipeContext({ key: 'toast' });
type BaseProps = HTMLChakraProps<'div', NonNullable<RecipeVariantProps<typeof toastRecipe>>>;
const Base = withContext<ComponentRef<'div'>, BaseProps>('div');

const Corner = chakra('div', {
  base: {
    position: 'fixed',
    top: { base: '80px', md: '88px' },
    insetEnd: { base: '4', md: '6' },
    zIndex: 'toast',
    // What a popover at the header shows may be the very thing that has just changed: the toast goes out of its way.
    'body[data-popover] &': {
      top: 'auto',
      // Above what a page holds at the end of a phone's screen.
      bottom: { base: 'calc(80px + var(--strip, 0px) + env(safe-area-inset-bottom))', md: '6' },
    },
  },
});

interface ToastCardProps {
  readonly toast: Toast;
  readonly onEnd: () => void;
}

/** Runs down `duration` ms while `running`; a pause keeps what is left. */
function useCountdown(duration: number, running: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);
  useEffect(() => {
    if (!running) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => {
      end.current();
    }, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [running]);
}

function ToastCard({ toast, onEnd }: ToastCardProps): JSX.Element {
  const { attended, listeners } = useAttention({ touch: true });
  useCountdown(toast.duration, !attended, onEnd);
  return (
    <Base tone={toast.tone} {...listeners}>
      <Icon of={statusIcons[toast.tone]} />
      <div>
        <span data-part="title">{toast.title}</span>
        {toast.description !== undefined && <span data-part="text">{toast.description}</span>}
      </div>
      <button type="button" data-part="close" aria-label="Dismiss" onClick={onEnd}>
        <X size={16} aria-hidden />
      </button>
    </Base>
  );
}

export interface ToasterProps {
  readonly store?: ToasterStore;
}

const never = (): (() => void) => () => undefined;

const useBody = (): HTMLElement | null =>
  useSyncExternalStore(
    never,
    () => document.body,
    () => null,
  );

/**
 * Shows the one toast of its store (SHELL-39) for its duration (SHELL-40); the clock stops while the pointer or the focus
 * is on it. Goes once, anywhere in the app: it hangs on the body, outside what an open modal makes inert.
 */
export function Toaster({ store = toaster }: ToasterProps): JSX.Element | null {
  const toast = useSyncExternalStore(store.subscribe, store.current, () => undefined);
  const body = useBody();
  if (!body) return null;
  const card = toast && (
    <ToastCard
      key={toast.id}
      toast={toast}
      onEnd={() => {
        store.dismiss(toast.id);
      }}
    />
  );
  const urgent = toast?.tone === 'danger';
  // Both live regions stay in the page: one that arrives together with its text is often not read out.
  return createPortal(
    <Corner data-part="toaster" data-live-announcer>
      <div role="status" aria-live="polite">
        {!urgent && card}
      </div>
      <div role="alert" aria-live="assertive">
        {urgent && card}
      </div>
    </Corner>,
    body,
  );
}
