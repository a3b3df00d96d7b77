import { useState, type InputEvent } from 'react';
import type { AccountTab } from '#shared/navigation/index.ts';

/** Whether something was typed into a form of the section that is shown, which would be lost with it. */
export function useTypedIn(section: AccountTab) {
  const [typedIn, setTypedIn] = useState<AccountTab>();
  const onInput = ({ target }: InputEvent<HTMLElement>) => {
    if (target instanceof Element && target.closest('form')) setTypedIn(section);
  };
  return { typed: typedIn === section, onInput };
}
