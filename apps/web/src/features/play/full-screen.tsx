import { useSyncExternalStore } from 'react';
import type { JSX } from 'react';
import { Icon, IconButton } from '@magpie/ui';
import { Maximize, Minimize } from 'lucide-react';

const isFull = () => document.fullscreenElement !== null;

/** Escape leaves it without this page's doing. */
function onChange(tell: () => void): () => void {
  document.addEventListener('fullscreenchange', tell);
  return () => {
    document.removeEventListener('fullscreenchange', tell);
  };
}

export function FullScreen(): JSX.Element | null {
  const full = useSyncExternalStore(onChange, isFull);
  if (!document.fullscreenEnabled) return null;
  // The whole page, not the player alone: modals and toasts lie beside the player and would not show.
  const toggle = () => (isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <IconButton
      label={full ? 'Leave full screen' : 'Full screen'}
      onClick={() => void toggle().catch(() => undefined)}
    >
      <Icon of={full ? Minimize : Maximize} />
    </IconButton>
  );
}
