import { Alert, Button } from '@magpie/ui';
import type { JSX } from 'react';
import { useStoredNotice } from '#features/session/index.ts';
import { modals, useOpenModals } from '#shared/modals/index.ts';

/** The notice that a page load finds stored, unless the login modal shows it already (SESS-21). */
export function NoticeRibbon(): JSX.Element | null {
  const { notice, dismiss } = useStoredNotice();
  useOpenModals();
  if (!notice || modals.isOpen('loginModal')) return null;
  return (
    <Alert
      tone="warning"
      role="status"
      action={
        <Button variant="ghost" size="sm" onClick={dismiss}>
          Dismiss
        </Button>
      }
    >
      <strong>{notice.title}</strong> {notice.text}
    </Alert>
  );
}
