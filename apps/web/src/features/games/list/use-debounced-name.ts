import { useEffect, useEffectEvent, useState } from 'react';

/** The search waits this long after the last key, in ms (GAMES-08). */
export const searchDelay = 500;

export interface DebouncedName {
  readonly text: string;
  readonly type: (text: string) => void;
}

/**
 * Holds what is typed and hands it on once no key has been pressed for {@link searchDelay} (GAMES-08); a cleared text at once. A name that changes
 * otherwise, by Back or a cleared filter, replaces what is typed.
 * @param name the name that is searched now
 */
export function useDebouncedName(name: string, search: (name: string) => void): DebouncedName {
  const [typed, setTyped] = useState({ text: name, over: name });
  const text = typed.over === name ? typed.text : name;
  const onPause = useEffectEvent((pausedAt: string) => {
    setTyped({ text: pausedAt, over: pausedAt.trim() });
    search(pausedAt.trim());
  });
  useEffect(() => {
    if (text.trim() === name) return undefined;
    const timer = setTimeout(() => {
      onPause(text);
    }, searchDelay);
    return () => {
      clearTimeout(timer);
    };
  }, [text, name]);
  return {
    text,
    type: (next) => {
      setTyped({ text: next, over: name });
      if (next === '' && name !== '') search('');
    },
  };
}
