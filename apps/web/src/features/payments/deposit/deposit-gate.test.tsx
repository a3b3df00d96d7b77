import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { held } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { answeredConfig } from '#testing/sample-config.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { onClose } from '../testing/open-deposit.tsx';
import { renderPayments } from '../testing/sample-payments.ts';
import { DepositGate } from './deposit-gate.tsx';

const openNames = () => modals.stack.get().map(({ name }) => name);

beforeEach(() => {
  freshBrowser();
  modals.open('depositModal');
});

describe('the guard of a deposit', () => {
  it('DEP-20 waits until the settings say whether a number is needed', async () => {
    const config = held<unknown>();
    renderPayments(<DepositGate onClose={onClose} />, {
      answers: { Config: config.answer },
      own: { mobileNumberVerified: false },
      site: 'rosella',
    });
    expect(openNames()).toEqual(['depositModal']);
    expect(screen.queryByRole('dialog')).toBeNull();
    config.release({ config: answeredConfig });
    await waitFor(() => {
      expect(openNames()).toEqual(['verifyMobileNumberModal']);
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('DEP-01 leads a visitor to the login, and nowhere else', async () => {
    renderFeature(<DepositGate onClose={onClose} />);
    await waitFor(() => {
      expect(openNames()).toEqual(['loginModal']);
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
