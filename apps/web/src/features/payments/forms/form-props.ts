import type { SubmitEvent } from 'react';

/** What the form of a payment is told: how it is called, and that the app sends it, not the browser. */
export const formProps = (id: string, label: string, submit: () => void) => ({
  id,
  noValidate: true,
  'aria-label': label,
  onSubmit: (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  },
});
