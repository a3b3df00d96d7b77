import { useEffect, useEffectEvent } from 'react';

/** Ctrl+B and Cmd+B switch the menu (SHELL-31). */
export function useMenuShortcut(toggle: () => void): void {
  const onToggle = useEffectEvent(toggle);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const pressed = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!pressed || event.repeat || event.key.toLowerCase() !== 'b') return;
      event.preventDefault();
      onToggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
