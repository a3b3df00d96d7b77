import { toaster } from '@magpie/ui';
import { act } from '@testing-library/react';
import type { JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach } from 'vitest';
import type { Answers } from './fake-platform.ts';
import { freshBrowser, sessionSetting, type SessionSetting } from './session-setting.ts';

let stop: () => void = () => undefined;

/** Gives each test of the file a fresh browser, and ends its session and its toasts with it. */
export function eachOnFreshStage(): void {
  beforeEach(freshBrowser);
  afterEach(() => {
    stop();
    act(() => {
      toaster.dismiss();
    });
  });
}

/** A session that has started, and ends with the test where {@link eachOnFreshStage} is called. */
export function started(answers: Answers = {}): SessionSetting {
  const setting = sessionSetting(answers);
  stop = setting.session.start();
  return setting;
}

/** A button that goes to an address. */
export function GoButton({ to }: { readonly to: string }): JSX.Element {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(to)}>
      Go to {to}
    </button>
  );
}
