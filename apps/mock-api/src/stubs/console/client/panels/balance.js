import { control } from '../api.js';
import { enumField, form, textField } from '../forms.js';
import { worldId } from '../world.js';

const ADJUST = /* GraphQL */ `
  mutation ConsoleAdjust($world: ID!, $member: ID!, $input: AdjustBalanceInput!) {
    adjustBalance(world: $world, member: $member, input: $input)
  }
`;

const TRANSFER = /* GraphQL */ `
  mutation ConsoleTransfer($world: ID!, $member: ID!, $input: TransferBalanceInput!) {
    transferBalance(world: $world, member: $member, input: $input)
  }
`;

const currencyField = () =>
  textField(
    'Currency',
    { name: 'currency', maxlength: 8, placeholder: 'AUD' },
    'The active currency when empty.',
  );

/** @param {{ id: string, email: string }} member */
export function balanceForm(member) {
  return form(
    {
      submit: 'Post adjustment',
      look: 'money',
      work: async ({ text, given }) => {
        const input = {
          walletType: text('wallet'),
          currency: given('currency')?.toUpperCase(),
          amount: text('amount'),
        };
        const balance = await control(ADJUST, { world: worldId(), member: member.id, input });
        return `${input.walletType} of ${member.email} holds ${balance} ${input.currency ?? ''}`.trim();
      },
    },
    enumField('Wallet', 'WalletType', { name: 'wallet', value: 'MAIN' }),
    currencyField(),
    textField(
      'Amount',
      {
        name: 'amount',
        required: true,
        inputmode: 'decimal',
        pattern: '-?\\d+(\\.\\d{1,8})?',
        placeholder: '25.00',
      },
      'Above zero adds, below zero takes away.',
    ),
  );
}

/** @param {{ id: string, email: string }} member */
export function transferForm(member) {
  return form(
    {
      submit: 'Move money',
      look: 'money',
      work: async ({ text, given }) => {
        const input = {
          from: text('from'),
          to: text('to'),
          currency: given('currency')?.toUpperCase(),
          amount: text('amount'),
        };
        const balance = await control(TRANSFER, { world: worldId(), member: member.id, input });
        return `${input.to} of ${member.email} holds ${balance} ${input.currency ?? ''}`.trim();
      },
    },
    enumField('From', 'WalletType', { name: 'from', value: 'MAIN' }),
    enumField('To', 'WalletType', { name: 'to', value: 'CASINO' }),
    currencyField(),
    textField('Amount', {
      name: 'amount',
      required: true,
      inputmode: 'decimal',
      pattern: '\\d+(\\.\\d{1,8})?',
      placeholder: '25.00',
    }),
  );
}
