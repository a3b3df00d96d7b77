import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { JSX } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../components/button.tsx';
import { createToasterStore } from '../components/toaster-store.ts';
import { Toaster } from '../components/toaster.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { Popover } from './popover.tsx';
import { Tooltip } from './tooltip.tsx';

function Nested(): JSX.Element {
  const [first, setFirst] = useState(false);
  const [second, setSecond] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setFirst(true);
        }}
      >
        Open
      </Button>
      <Dialog
        open={first}
        title="Withdraw"
        onClose={() => {
          setFirst(false);
        }}
      >
        <Button
          onClick={() => {
            setSecond(true);
          }}
        >
          Cancel withdrawal
        </Button>
      </Dialog>
      <ConfirmDialog
        open={second}
        title="Cancel it?"
        confirmLabel="Yes, cancel"
        cancelLabel="Keep it"
        onConfirm={() => {
          setFirst(false);
        }}
        onCancel={() => {
          setSecond(false);
        }}
      >
        The money stays in your wallet.
      </ConfirmDialog>
    </>
  );
}

const focusIn = async (element: HTMLElement): Promise<void> => {
  await waitFor(() => {
    expect(element.contains(document.activeElement)).toBe(true);
  });
};

async function openNested(): Promise<void> {
  renderUi(<Nested />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw' });
  await focusIn(dialog);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel withdrawal' }));
  await focusIn(await screen.findByRole('alertdialog', { name: 'Cancel it?' }));
}

const gone = async (role: string): Promise<void> => {
  await waitFor(() => {
    expect(screen.queryByRole(role)).toBeNull();
  });
};

describe('Dialog', () => {
  it('is named by its title and described by its line', async () => {
    renderUi(
      <Dialog
        open
        title="Deposit"
        description="From A$20.00."
        onClose={vi.fn()}
        footer={<Button>Deposit A$100.00</Button>}
      >
        Amount
      </Dialog>,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Deposit' });
    expect(dialog.getAttribute('aria-describedby')).toBe(screen.getByText('From A$20.00.').id);
    expect(screen.getByRole('button', { name: 'Deposit A$100.00' })).toBeDefined();
  });

  it('stands in the place of all layers, so that none goes straight out of the body', async () => {
    renderUi(<Nested />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const place = (await screen.findByRole('dialog')).closest('[data-part=layers]');
    const around = [...document.body.children];
    expect(around).toContain(place);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await gone('dialog');
    expect([...document.body.children]).toEqual(around);
  });

  it('has the look of our recipe, not of Chakra', async () => {
    renderUi(<Dialog open title="Deposit" size="lg" onClose={vi.fn()} />);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.className).toContain('dialog__content');
  });

  it('moves the focus in, and back to where it was when it closes', async () => {
    renderUi(<Nested />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await focusIn(await screen.findByRole('dialog', { name: 'Withdraw' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await gone('dialog');
    await waitFor(() => {
      expect(document.activeElement).toBe(opener);
    });
  });

  it('begins with a control that the keyboard reaches, such as the chosen one of some tabs', async () => {
    renderUi(
      <Dialog open title="Account" onClose={vi.fn()}>
        <button type="button" role="tab" tabIndex={-1}>
          Details
        </button>
        <button type="button" role="tab" tabIndex={0}>
          Rewards
        </button>
      </Dialog>,
    );
    const chosen = await screen.findByRole('tab', { name: 'Rewards' });
    await waitFor(() => {
      expect(document.activeElement).toBe(chosen);
    });
  });

  it('leaves the focus where a quick person has put it', async () => {
    renderUi(
      <>
        <button type="button">Behind</button>
        <Dialog open title="Login" onClose={vi.fn()}>
          <input aria-label="Email" />
          <input aria-label="Password" />
        </Dialog>
      </>,
    );
    const password = screen.getByLabelText('Password');
    password.focus();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Behind' })).toBeNull();
    });
    expect(document.activeElement).toBe(password);
  });

  it('SHELL-43 opens a confirmation above it, and Escape closes only the topmost one', async () => {
    await openNested();
    await userEvent.keyboard('{Escape}');
    await gone('alertdialog');
    expect(screen.getByRole('dialog', { name: 'Withdraw' })).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await gone('dialog');
  });

  it('SHELL-43 closes only the topmost one by its close button', async () => {
    await openNested();
    const confirmation = screen.getByRole('alertdialog');
    await userEvent.click(within(confirmation).getByRole('button', { name: 'Close' }));
    await gone('alertdialog');
    expect(screen.getByRole('dialog', { name: 'Withdraw' })).toBeDefined();
  });

  it('stays when a toast above it is dismissed, and closes at a press beside it', async () => {
    const onClose = vi.fn();
    const store = createToasterStore();
    renderUi(
      <>
        <Toaster store={store} />
        <Dialog open title="Deposit" onClose={onClose} />
      </>,
    );
    await focusIn(await screen.findByRole('dialog'));
    act(() => {
      store.show({ tone: 'danger', title: 'Deposit Failed!', duration: 1500 });
    });
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Deposit Failed!')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.pointerDown(document.body);
    await waitFor(() => {
      expect(onClose).toHaveBeenCalledOnce();
    });
  });

  it('cannot be left without a choice when it is not closable', async () => {
    const onClose = vi.fn();
    renderUi(<Dialog open title="Choose" closable={false} onClose={onClose} />);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });
});

describe('Drawer', () => {
  it('is a named dialog that closes by its button and by Escape', async () => {
    const onClose = vi.fn();
    renderUi(
      <Drawer open label="Main menu" onClose={onClose}>
        <a href="/promotions">Promotions</a>
      </Drawer>,
    );
    await screen.findByRole('dialog', { name: 'Main menu' });
    await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

function Wallet(): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <Popover label="Wallet" open={open} onOpenChange={setOpen} trigger={<Button>1,284.50</Button>}>
      <Button>Deposit</Button>
      <Button>Withdraw</Button>
    </Popover>
  );
}

describe('Popover', () => {
  it('lets Tab go round in what is open', async () => {
    renderUi(
      <>
        <Wallet />
        <Button>Messages</Button>
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: '1,284.50' }));
    const focused = () => document.activeElement?.textContent;
    await waitFor(() => {
      expect(focused()).toBe('Deposit');
    });
    await userEvent.tab();
    expect(focused()).toBe('Withdraw');
    await userEvent.tab();
    expect(focused()).toBe('Deposit');
    await userEvent.tab({ shift: true });
    expect(focused()).toBe('Withdraw');
  });

  it('opens at its trigger, says so, and gives the focus back at Escape', async () => {
    renderUi(<Wallet />);
    const trigger = screen.getByRole('button', { name: '1,284.50' });
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(trigger);
    await screen.findByRole('dialog', { name: 'Wallet' });
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    expect(document.body.matches('[data-popover]')).toBe(true);
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Deposit' }));
    });
    await userEvent.keyboard('{Escape}');
    await gone('dialog');
    expect(document.body.matches('[data-popover]')).toBe(false);
    await waitFor(() => {
      expect(document.activeElement).toBe(trigger);
    });
  });
});

describe('Tooltip', () => {
  it('appears on focus and describes its trigger', async () => {
    renderUi(
      <Tooltip content="Reach level 6 to avail this promo!">
        <Button>Deposit</Button>
      </Tooltip>,
    );
    await userEvent.tab();
    const tip = await screen.findByRole('tooltip');
    expect(tip.textContent).toContain('Reach level 6 to avail this promo!');
    expect(screen.getByRole('button', { name: 'Deposit' }).getAttribute('aria-describedby')).toBe(tip.id);
    await userEvent.keyboard('{Escape}');
    await gone('tooltip');
  });
});
