import { control } from '../api.js';
import { fill } from '../elements.js';
import { card, enumField, form, textField } from '../forms.js';
import { memberField, rememberMember } from '../people.js';
import { worldId } from '../world.js';

const HELD = /* GraphQL */ `
  query ConsoleHeldRewards($world: ID!, $member: ID!) {
    heldRewards(world: $world, member: $member) {
      id
      form
      status
    }
  }
`;

const GIVE = /* GraphQL */ `
  mutation ConsoleGiveReward($world: ID!, $id: ID!, $member: ID!) {
    giveReward(world: $world, promo: $id, member: $member) {
      id
      form
      status
    }
  }
`;

const END = /* GraphQL */ `
  mutation ConsoleEndReward($world: ID!, $id: ID!, $ending: RewardEnding!) {
    endReward(world: $world, reward: $id, ending: $ending) {
      id
      form
      status
    }
  }
`;

const RELEASE = /* GraphQL */ `
  mutation ConsoleReleaseAward($world: ID!, $id: ID!) {
    releaseAward(world: $world, award: $id)
  }
`;

const END_TOURNAMENT = /* GraphQL */ `
  mutation ConsoleEndTournament($world: ID!, $id: ID!) {
    endTournament(world: $world, tournament: $id)
  }
`;

const DRAW_JACKPOT = /* GraphQL */ `
  mutation ConsoleDrawJackpot($world: ID!, $id: ID!, $member: ID!) {
    drawJackpot(world: $world, jackpot: $id, member: $member) {
      pool
    }
  }
`;

function drawJackpotForm() {
  return form(
    {
      submit: 'Draw jackpot',
      work: async ({ text }) => {
        const variables = { world: worldId(), id: text('id'), member: text('member') };
        const { pool } = await control(DRAW_JACKPOT, variables);
        rememberMember(text('member'));
        return `${text('member')} won ${text('id')}: ${pool} is left in its pool.`;
      },
    },
    textField('Jackpot id', { name: 'id', required: true }, 'One that is open and pays out.'),
    memberField(),
  );
}

function endTournamentForm() {
  return form(
    {
      submit: 'End tournament',
      work: async ({ text }) => {
        const prizes = await control(END_TOURNAMENT, { world: worldId(), id: text('id') });
        return `${text('id')} is over: ${prizes} prizes paid.`;
      },
    },
    textField('Tournament id', { name: 'id', required: true }, 'Its prizes are paid at once.'),
  );
}

function releaseForm() {
  return form(
    {
      submit: 'Release award',
      work: async ({ text }) => {
        const status = await control(RELEASE, { world: worldId(), id: text('id') });
        return `${text('id')} is ${status}.`;
      },
    },
    textField('Award id', { name: 'id', required: true }, 'A promo of payout mode MANUAL that waits.'),
  );
}

/** @param {readonly { readonly id: string, readonly form: string, readonly status: string }[]} rewards */
const listed = (rewards) =>
  rewards.map(({ id, form: kind, status }) => `${id} (${kind}, ${status})`).join(', ') || 'nothing';

function heldForm() {
  return form(
    {
      submit: 'List rewards',
      work: async ({ text }) => {
        const rewards = await control(HELD, { world: worldId(), member: text('member') });
        rememberMember(text('member'));
        return `${text('member')} holds ${listed(rewards)}.`;
      },
    },
    memberField(),
  );
}

function giveForm() {
  return form(
    {
      submit: 'Give reward',
      work: async ({ text }) => {
        const variables = { world: worldId(), id: text('id'), member: text('member') };
        const rewards = await control(GIVE, variables);
        rememberMember(text('member'));
        return `${text('member')} holds ${listed(rewards)}.`;
      },
    },
    textField('Promo id', { name: 'id', required: true }, 'Its terms hold; what it asks for is left out.'),
    memberField(),
  );
}

function endForm() {
  return form(
    {
      submit: 'End reward',
      work: async ({ text }) => {
        const variables = { world: worldId(), id: text('id'), ending: text('ending') };
        return `${text('id')} is over. Its member holds ${listed(await control(END, variables))}.`;
      },
    },
    textField(
      'Reward id',
      { name: 'id', required: true },
      'A promo, free spins or a bonus that somebody holds.',
    ),
    enumField('Ending', 'RewardEnding', { name: 'ending', value: 'CANCEL' }),
  );
}

/** @type {import('../main.js').Panel} */
export const rewardsPanel = {
  id: 'rewards',
  title: 'Rewards',
  line: 'What members are given and hold, which awards are released, which tournaments are over and who wins a jackpot.',
  open(place) {
    fill(
      place,
      card('Held', heldForm()),
      card('Gifts', giveForm()),
      card('Endings', endForm()),
      card('Awards', releaseForm()),
      card('Tournaments', endTournamentForm()),
      card('Jackpots', drawJackpotForm()),
    );
  },
};
