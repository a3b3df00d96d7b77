import { control, ControlError } from '../api.js';
import { el, fill } from '../elements.js';
import { card, choice, field, form } from '../forms.js';
import { memberField, rememberMember } from '../people.js';
import { worldId } from '../world.js';

const PUSH = /* GraphQL */ `
  mutation ConsolePush($world: ID!, $member: ID!, $event: String!, $data: JSON!) {
    push(world: $world, member: $member, event: $event, data: $data)
  }
`;

const EXAMPLES = {
  balanceUpdated: { lowCashBalance: true },
  memberUpdated: { body: { verified: true } },
  messageCreated: { body: { title: 'A note', content: 'Written in the console.' } },
  levelUp: { level: 4 },
  jackpotWon: { amount: '1250.00', jackpotId: 'jackpot' },
  memberPromoCreated: { promoId: 'promo', promoUsed: 1 },
};

/** @param {string} text */
function readJson(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ControlError(
      'BAD_USER_INPUT',
      `The data is not JSON: ${error instanceof Error ? error.message : ''}`,
    );
  }
}

/** @type {import('../main.js').Panel} */
export const pushesPanel = {
  id: 'pushes',
  title: 'Pushes',
  line: 'Sends an event to the open subscriptions of a member. Fields left out are filled in from their present state.',
  open(place) {
    const events = Object.keys(EXAMPLES);
    const data = el('textarea', { name: 'data', required: true, spellcheck: 'false', autocomplete: 'off' });
    const example = () => {
      const chosen = Object.entries(EXAMPLES).find(([name]) => name === event.value);
      data.value = JSON.stringify(chosen?.[1] ?? {}, null, 2);
    };
    const event = choice(events, { name: 'event', change: example });
    example();
    const wide = field('Data', data, 'JSON as the subscription answers it.');
    wide.classList.add('wide');
    const send = form(
      {
        submit: 'Push',
        work: async ({ text }) => {
          const member = text('member');
          await control(PUSH, {
            world: worldId(),
            member,
            event: text('event'),
            data: readJson(text('data')),
          });
          rememberMember(member);
          return `${text('event')} is on its way to ${member}.`;
        },
      },
      memberField(),
      field('Event', event),
      wide,
    );
    fill(place, card('Push an event', send));
  },
};
