import { useWithdrawalsQuery } from '@magpie/gql/payments';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JSX } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { freshAfter } from '#shared/apollo/index.ts';
import { NoNetwork, Refusal, type Answers } from '#testing/fake-platform.ts';
import { renderReal } from '#testing/platform/render-real.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { aud } from '#testing/sample-account.ts';
import { CancelWithdrawalModal } from './cancel-withdrawal-modal.tsx';
import { renderPayments } from './testing/sample-payments.ts';

const withdrawal = (status: string) => ({
  __typename: 'Withdrawal',
  id: '7',
  amount: '80.00',
  status,
  dateTimeCreated: '2026-11-21T07:05:00.000Z',
  currency: aud,
  withdrawalMethod: { __typename: 'WithdrawalMethod', id: 'bank', name: 'Bank' },
});

const listed = (status: string) => ({
  withdrawals: {
    totalCount: 1,
    edges: [{ node: withdrawal(status) }],
    pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
  },
});

const onClose = vi.fn<() => void>();

/** Any list of withdrawals that is on screen. */
function List(): JSX.Element {
  const { data } = useWithdrawalsQuery({ context: freshAfter('PAYMENT') });
  return (
    <output aria-label="Statuses">{data?.withdrawals.edges.map(({ node }) => node.status).join(' ')}</output>
  );
}

function open(answers: Answers) {
  return renderPayments(
    <>
      <List />
      <CancelWithdrawalModal withdrawalId="7" onClose={onClose} />
    </>,
    { answers },
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  freshBrowser();
  onClose.mockReset();
});

describe('cancelWithdrawalModal', () => {
  it('WDR-19 asks for confirmation, says that it cannot be undone, and fetches the withdrawals again', async () => {
    const { platform } = open({
      Withdrawals: () => listed('PENDING'),
      CancelWithdrawal: () => ({ cancelWithdrawal: withdrawal('CANCELLED') }),
    });
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel withdrawal' });
    expect(dialog.textContent).toContain('This cannot be undone.');
    await waitFor(() => {
      expect(platform.variablesOf('Withdrawals')).toHaveLength(1);
    });
    expect(platform.variablesOf('CancelWithdrawal')).toEqual([]);
    await press('Cancel withdrawal');
    await waitFor(() => {
      expect(platform.variablesOf('Withdrawals')).toHaveLength(2);
    });
    expect(platform.variablesOf('CancelWithdrawal')).toMatchObject([{ id: '7' }]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("WDR-20 shows 'Withdrawal cancelled'", async () => {
    open({
      Withdrawals: () => listed('PENDING'),
      CancelWithdrawal: () => ({ cancelWithdrawal: withdrawal('CANCELLED') }),
    });
    await press('Cancel withdrawal');
    expect(await screen.findByText('Withdrawal cancelled')).toBeInstanceOf(HTMLElement);
  });

  it("WDR-19 WDR-20 shows 'Withdrawal Cancelation Error' without a connection, and what is there now", async () => {
    const { platform } = open({
      Withdrawals: () => listed('PENDING'),
      CancelWithdrawal: () => {
        throw new NoNetwork();
      },
    });
    await press('Cancel withdrawal');
    expect(await screen.findByText('Withdrawal Cancelation Error')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('Failed to cancel withdrawal')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByText('Withdrawal cancelled')).toBeNull();
    await waitFor(() => {
      expect(platform.variablesOf('Withdrawals')).toHaveLength(2);
    });
  });

  it('SESS-20 leaves the word about an expired session to the session', async () => {
    open({
      Withdrawals: () => listed('PENDING'),
      CancelWithdrawal: () => {
        throw new Refusal('ACCESS_TOKEN_EXPIRED', 'The token has expired.');
      },
    });
    await press('Cancel withdrawal');
    await waitFor(() => {
      expect(onClose).toHaveBeenCalledOnce();
    });
    expect(screen.queryByText('The token has expired.')).toBeNull();
  });

  it('WDR-19 keeps the withdrawal when it is not confirmed', async () => {
    const { platform } = open({ Withdrawals: () => listed('PENDING') });
    await press('Keep it');
    expect(onClose).toHaveBeenCalledOnce();
    expect(platform.variablesOf('CancelWithdrawal')).toEqual([]);
  });
});

describe("cancelWithdrawalModal of Leo's waiting withdrawal", () => {
  const shown = () => screen.getByRole('status', { name: 'Statuses', hidden: true }).textContent;

  async function asked() {
    const { real } = await renderReal(
      <>
        <List />
        <CancelWithdrawalModal withdrawalId="wdr_leo_2" onClose={onClose} />
      </>,
      'leo',
    );
    await waitFor(() => {
      expect(shown()).toBe('PENDING APPROVED');
    });
    return real;
  }

  it('WDR-19 WDR-20 cancels it, and the list says so', async () => {
    await asked();
    await press('Cancel withdrawal');
    expect(await screen.findByText('Withdrawal cancelled')).toBeInstanceOf(HTMLElement);
    await waitFor(() => {
      expect(shown()).toBe('CANCELLED APPROVED');
    });
  });

  it('WDR-19 WDR-20 says why it is too late, and shows what became of it', async () => {
    const real = await asked();
    await real.control(
      'mutation Pay($world: ID!) { moveWithdrawal(world: $world, withdrawal: "wdr_leo_2", status: APPROVED) }',
    );
    await press('Cancel withdrawal');
    expect(await screen.findByText('Withdrawal Cancelation Error')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('Only a pending withdrawal can be cancelled.')).toBeInstanceOf(HTMLElement);
    await waitFor(() => {
      expect(shown()).toBe('APPROVED APPROVED');
    });
  });
});
