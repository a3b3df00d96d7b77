import { control } from '../api.js';
import { el, fill } from '../elements.js';
import { loaded, tag } from '../feedback.js';
import { actions, card } from '../forms.js';
import { worldId } from '../world.js';

const AUDIT = /* GraphQL */ `
  query ConsoleAudit($world: ID!) {
    audit(world: $world) {
      balanced
      entries
      violations
    }
  }
`;

/** @typedef {{ balanced: boolean, entries: number, violations: string[] }} Audit */

/** @type {import('../main.js').Panel} */
export const ledgerPanel = {
  id: 'ledger',
  title: 'Ledger',
  line: 'Recomputes every balance from its postings and tells what does not add up.',
  open(place) {
    const report = loaded(
      () => control(AUDIT, { world: worldId() }),
      (/** @type {Audit} */ { balanced, entries, violations }, inside) =>
        fill(
          inside,
          el(
            'p',
            {},
            balanced ? tag('success', 'check', 'Balanced') : tag('danger', 'problem', 'Not balanced'),
          ),
          el('p', { class: 'big' }, entries.toLocaleString('en-AU')),
          el('p', { class: 'quiet' }, entries === 1 ? 'entry looked at' : 'entries looked at'),
          violations.length > 0 &&
            el('ul', { class: 'list' }, ...violations.map((text) => el('li', {}, text))),
        ),
    );
    const again = async () => {
      await report.load();
      return 'The ledger was recomputed.';
    };
    fill(place, card('Audit', report.place, actions({ label: 'Recompute', look: 'inverse', work: again })));
  },
};
