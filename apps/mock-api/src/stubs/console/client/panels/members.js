import { control, ControlError } from '../api.js';
import { el, fill } from '../elements.js';
import { card, enumField, form, switchField } from '../forms.js';
import { memberField, rememberMember } from '../people.js';
import { worldId } from '../world.js';
import { balanceForm, transferForm } from './balance.js';

const MEMBER = /* GraphQL */ `
  query ConsoleMember($world: ID!, $member: ID!) {
    worldMember(world: $world, member: $member) {
      id
      email
      status
      verified
      mobileNumberVerified
      depositBlocked
      withdrawalBlocked
      nameUpdateRequired
      dateOfBirthUpdateRequired
      liveSessions
    }
  }
`;
const SET = /* GraphQL */ `
  mutation ConsoleSetMember($world: ID!, $member: ID!, $input: SetMemberInput!) {
    setMember(world: $world, member: $member, input: $input) {
      id
    }
  }
`;
const END = /* GraphQL */ `
  mutation ConsoleEndSession($world: ID!, $member: ID!, $ending: SessionEnding!) {
    endSession(world: $world, member: $member, ending: $ending)
  }
`;

const FLAGS = /** @type {const} */ ([
  ['verified', 'Identity verified'],
  ['mobileNumberVerified', 'Mobile number verified'],
  ['depositBlocked', 'Deposits blocked'],
  ['withdrawalBlocked', 'Withdrawals blocked'],
  ['nameUpdateRequired', 'Name update required'],
  ['dateOfBirthUpdateRequired', 'Date of birth update required'],
]);

/** @typedef {Record<typeof FLAGS[number][0], boolean> & { id: string, email: string, status: string, liveSessions: number }} Member */

/**
 * What a form changes, and nothing else, so that it does not undo what changed elsewhere meanwhile.
 * @param {Member} member
 * @param {import('../forms.js').Filled} filled
 */
function changesOf(member, { text, on }) {
  const flags = FLAGS.filter(([name]) => on(name) !== member[name]).map(([name]) => [name, on(name)]);
  return {
    ...Object.fromEntries(flags),
    ...(text('status') === member.status ? {} : { status: text('status') }),
  };
}

/**
 * @param {Member} member
 * @param {() => Promise<void>} reload
 */
function stateForm(member, reload) {
  return form(
    {
      submit: 'Save member',
      work: async (filled) => {
        const input = changesOf(member, filled);
        if (Object.keys(input).length === 0) return 'Nothing was changed.';
        await control(SET, { world: worldId(), member: member.id, input });
        await reload();
        return `${member.email} was saved.`;
      },
    },
    enumField('Status', 'MemberStatus', { name: 'status', value: member.status }),
    el(
      'div',
      { class: 'wide fields' },
      ...FLAGS.map(([name, label]) => switchField(label, name, member[name])),
    ),
  );
}

/**
 * @param {Member} member
 * @param {() => Promise<void>} reload
 */
function sessionForm(member, reload) {
  return form(
    {
      submit: 'End sessions',
      look: '',
      work: async ({ text }) => {
        const ended = await control(END, { world: worldId(), member: member.id, ending: text('ending') });
        await reload();
        return `${ended} ${ended === 1 ? 'session' : 'sessions'} of ${member.email} ended.`;
      },
    },
    enumField('How they end', 'SessionEnding', { name: 'ending', value: 'ENDED' }),
  );
}

/** @type {import('../main.js').Panel} */
export const membersPanel = {
  id: 'members',
  title: 'Members',
  line: 'A member as the operator sees and changes them.',
  open(place) {
    const found = el('div', { class: 'form' });
    /** @param {Member} member */
    const show = (member) => {
      const reload = () => lookUp(member.id);
      const live = `${member.liveSessions} live ${member.liveSessions === 1 ? 'session' : 'sessions'}.`;
      fill(
        found,
        card(member.email || member.id, el('p', { class: 'quiet' }, member.id), stateForm(member, reload)),
        card('Sessions', el('p', {}, live), sessionForm(member, reload)),
        card('Balance', balanceForm(member)),
        card('Transfer', transferForm(member)),
      );
    };
    /** @param {string} member */
    const lookUp = async (member) => {
      const answer = await control(MEMBER, { world: worldId(), member });
      if (answer === null) {
        fill(found);
        throw new ControlError('NOT_FOUND', `Nobody in this world is called '${member}'.`);
      }
      show(answer);
    };
    const search = form(
      {
        submit: 'Look up',
        work: async ({ text }) => {
          await lookUp(text('member'));
          rememberMember(text('member'));
          return `${text('member')} was found.`;
        },
      },
      memberField(),
    );
    fill(place, card('Look up', search), found);
  },
};
