import { control } from '../api.js';
import { fill } from '../elements.js';
import { card, enumField, form, textField } from '../forms.js';
import { worldId } from '../world.js';

const DOCUMENT = /* GraphQL */ `
  mutation ConsoleReview($world: ID!, $id: ID!, $status: DocumentStatus!, $remarks: String) {
    reviewDocument(world: $world, document: $id, status: $status, remarks: $remarks)
  }
`;
const WITHDRAWAL = /* GraphQL */ `
  mutation ConsoleMoveWithdrawal($world: ID!, $id: ID!, $status: WithdrawalStatus!) {
    moveWithdrawal(world: $world, withdrawal: $id, status: $status)
  }
`;
const DEPOSIT = /* GraphQL */ `
  mutation ConsoleMoveDeposit($world: ID!, $id: ID!, $status: DepositStatus!) {
    moveDeposit(world: $world, deposit: $id, status: $status)
  }
`;

const ANSWER = /* GraphQL */ `
  mutation ConsoleAnswerPayment($world: ID!, $id: ID!, $outcome: CashierOutcome!) {
    answerPayment(world: $world, payment: $id, outcome: $outcome)
  }
`;
const REVERSE = /* GraphQL */ `
  mutation ConsoleReverseDeposit($world: ID!, $id: ID!) {
    reverseDeposit(world: $world, deposit: $id)
  }
`;
const LIFT = /* GraphQL */ `
  mutation ConsoleLiftDispute($world: ID!, $id: ID!) {
    liftDispute(world: $world, deposit: $id)
  }
`;

function answerForm() {
  return form(
    {
      submit: 'Answer payment',
      work: async ({ text }) => {
        const variables = { world: worldId(), id: text('id'), outcome: text('outcome') };
        return `${text('id')} is ${await control(ANSWER, variables)}.`;
      },
    },
    textField('Deposit or withdrawal id', { name: 'id', required: true }),
    enumField('Outcome', 'CashierOutcome', { name: 'outcome', value: 'APPROVE' }),
  );
}

function reverseForm() {
  return form(
    {
      submit: 'Take deposit back',
      work: async ({ text }) => {
        const amount = await control(REVERSE, { world: worldId(), id: text('id') });
        return `${text('id')} was taken back: ${amount}.`;
      },
    },
    textField('Deposit id', { name: 'id', required: true }),
  );
}

function liftForm() {
  return form(
    {
      submit: 'Lift dispute',
      work: async ({ text }) => {
        const amount = await control(LIFT, { world: worldId(), id: text('id') });
        return `The bank takes the dispute of ${text('id')} back: ${amount}.`;
      },
    },
    textField('Deposit id', { name: 'id', required: true }),
  );
}

/**
 * @param {string} what its name, such as Withdrawal
 * @param {string} mutation
 * @param {string} states enumeration of its states
 * @param {...HTMLElement} more fields
 */
function moveForm(what, mutation, states, ...more) {
  return form(
    {
      submit: `Move ${what.toLowerCase()}`,
      work: async ({ text, given }) => {
        const remarks = more.length > 0 ? { remarks: given('remarks') } : {};
        const variables = { world: worldId(), id: text('id'), status: text('status'), ...remarks };
        return `${what} ${text('id')} is ${await control(mutation, variables)}.`;
      },
    },
    textField(`${what} id`, { name: 'id', required: true }),
    enumField('New state', states, { name: 'status', value: 'APPROVED' }),
    ...more,
  );
}

/** @type {import('../main.js').Panel} */
export const decisionsPanel = {
  id: 'decisions',
  title: 'Decisions',
  line: 'What the payments team, the payment provider and the reviewers of documents decide.',
  open(place) {
    const remarks = textField('Remarks', { name: 'remarks', maxlength: 500 }, 'What the member is told.');
    fill(
      place,
      card('Deposits', moveForm('Deposit', DEPOSIT, 'DepositStatus')),
      card('Withdrawals', moveForm('Withdrawal', WITHDRAWAL, 'WithdrawalStatus')),
      card('Payment provider', answerForm()),
      card('Reversal', reverseForm()),
      card('Dispute', liftForm()),
      card('Documents', moveForm('Document', DOCUMENT, 'DocumentStatus', remarks)),
    );
  },
};
