import { Dialog as ChakraDialog } from '@chakra-ui/react';
import { ArrowLeft, X } from 'lucide-react';
import { useRef, type JSX, type ReactNode } from 'react';
import { IconButton } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { dialogSlotRecipe } from '../theme/slot-recipes/dialog.ts';
import { LayerPortal } from './layer-portal.tsx';
import { keepOpenForFocus, keepOpenForToaster, stayOpenAlone } from './outside.ts';
import { stopsIn } from './stops.ts';
import { useTurn } from './turn.ts';

export interface DialogProps {
  readonly open: boolean;
  /** Called by the close button, Escape and a press outside, as far as the dialog is `closable`. */
  readonly onClose: () => void;
  readonly title: string;
  /** What the dialog begins with in place of its head: the title is read out only, the close button lies over it. */
  readonly art?: ReactNode;
  readonly description?: string;
  /** The body, which scrolls. */
  readonly children?: ReactNode;
  /** The foot, which stays: usually the one main action. */
  readonly footer?: ReactNode;
  /** Something beside the close button, for example a `Segmented`. */
  readonly headerAction?: ReactNode;
  /** Leads to what the body showed before, and puts a button for it before the title. */
  readonly onBack?: () => void;
  /** `sm` 480, `md` 520, `lg` 896 px; a bottom sheet on mobile. */
  readonly size?: 'sm' | 'md' | 'lg';
  /** Whether a person may leave it without choosing. */
  readonly closable?: boolean;
  /** Whether a press outside closes it; off for forms, where a slip would cost the input. */
  readonly closeOnOutside?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
  /** What gets the focus first; the first control of the body if left out. */
  readonly initialFocus?: () => HTMLElement | null;
}

function focusInside(content: HTMLElement | null): HTMLElement | null {
  const { activeElement } = document;
  const inside = activeElement instanceof HTMLElement && activeElement !== content;
  return inside && content?.contains(activeElement) === true ? activeElement : null;
}

/**
 * A modal. Focus moves in and is kept, the page behind is inert, Escape and the close button close only the topmost one,
 * and the focus returns to where it was (visual language, section 9; SHELL-43).
 */
export function Dialog({
  open,
  onClose,
  title,
  art,
  description,
  children,
  footer,
  headerAction,
  onBack,
  size = 'md',
  closable = true,
  closeOnOutside = true,
  role = 'dialog',
  initialFocus,
}: DialogProps): JSX.Element | null {
  const body = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isItsTurn = useTurn(open, content);
  const firstControl = () => stopsIn(body.current).at(0) ?? null;
  const hasArt = art !== undefined;
  // One that shows a picture first is read from its top, and has no control in focus.
  const start = initialFocus ?? (hasArt ? () => content.current : firstControl);
  const startOfFocus = () => focusInside(content.current) ?? start();
  if (open && !isItsTurn) return null;
  return (
    <ChakraDialog.Root
      recipe={dialogSlotRecipe}
      size={size}
      open={open}
      role={role}
      closeOnEscape={closable}
      closeOnInteractOutside={closable && closeOnOutside}
      onInteractOutside={keepOpenForToaster}
      onFocusOutside={keepOpenForFocus}
      onRequestDismiss={stayOpenAlone}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      initialFocusEl={startOfFocus}
    >
      <LayerPortal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content ref={content} data-art={hasArt || undefined}>
            <ChakraDialog.Header>
              {onBack && (
                <IconButton label="Back" onClick={onBack} ms="-3">
                  <Icon of={ArrowLeft} />
                </IconButton>
              )}
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
              {headerAction}
              {closable && (
                <IconButton label="Close" onClick={onClose}>
                  <Icon of={X} />
                </IconButton>
              )}
            </ChakraDialog.Header>
            <ChakraDialog.Body ref={body}>
              {art}
              {description !== undefined && (
                <ChakraDialog.Description>{description}</ChakraDialog.Description>
              )}
              {children}
            </ChakraDialog.Body>
            {footer !== undefined && <ChakraDialog.Footer>{footer}</ChakraDialog.Footer>}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </LayerPortal>
    </ChakraDialog.Root>
  );
}
