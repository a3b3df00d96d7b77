import { useEffect, useRef, type RefObject } from 'react';

const wrongInput =
  ':is(input, select, textarea)[aria-invalid=true], [role=radiogroup][aria-invalid=true] input:enabled';

/**
 * Focuses the first field that is shown as wrong after each press of the form's button. The form library, which is told not
 * to (`shouldFocusError`), knows the order in which fields were made, not the one in which they stand.
 * @param attempts how often the form was sent off
 * @returns for the form
 */
export function useFirstProblem(attempts: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>(wrongInput)?.focus();
  }, [attempts]);
  return form;
}
