import { sites } from '@magpie/domain/site';
import { describeVerbs, seededPassword, seededPeople, verbAreas, verbs } from '@magpie/domain/verbs';
import type { VerbArea } from '@magpie/domain/verbs';
import type { Router } from 'express';
import { reachedAt } from '#platform/http/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';

const opening = `# Magpie

> A simulated platform of an online casino and sportsbook. It keeps money in a ledger, lets things fall due by a clock of its
> own and pushes what happens, as the real backend does; this guide is for programs that develop or test against it.

- A world is one complete casino: data, clock, mailbox and faults of its own. The world \`default\` always exists; make one for
  each task, so that tasks do not disturb each other, and delete it at the end.
- Each call of the product names its world by the header \`x-world\` (\`default\` without it) and its brand by \`x-admin-code\`.
- Nothing is paid or told by a mock answer: what a verb does goes through the services of the product, so that state, ledger
  and pushes agree. \`audit\` tells whether they do.`;

const people = () => seededPeople.map(({ email, state }) => `- \`${email}\`: ${state}`).join('\n');

const addresses = (
  url: string,
) => `- [Main GraphQL](${url}/graphql): calls of the product; log in first for all that is a member's
- [Promo GraphQL](${url}/promo/graphql): promos, the second endpoint of the product
- [Subscriptions](${url.replace(/^http/, 'ws')}/subscriptions): pushes, by the protocol graphql-transport-ws; \`connection_init\` carries
  \`authorization\`, \`adminCode\` and \`world\`
- [Log in](${url}/authenticate?ttl=7776000): POST \`{"isEmail":true}\` with Basic authorization of e-mail address and password; the
  answer's \`access\` is the bearer token
- [Control GraphQL](${url}/control/graphql): what the verbs send; introspection is on`;

function verbLines(area: VerbArea): string {
  const lines = verbs
    .filter((verb) => verb.area === area)
    .map(({ words, summary, inputs }) => {
      const names = Object.keys(inputs.shape).map((name) => `\`${name}\``);
      return `- \`${words}\`: ${summary}.${names.length === 0 ? '' : ` Inputs: ${names.join(', ')}.`}`;
    });
  return `### ${area}\n\n${verbAreas[area]}\n\n${lines.join('\n')}`;
}

/** How a program drives the platform, in the form of llms.txt (SIM-20). */
export function guide(url: string): string {
  const brands = Object.values(sites).map(({ adminCode }) => `\`${adminCode}\``);
  const areas = Object.keys(verbAreas) as VerbArea[];
  return [
    opening,
    `## People\n\nThe same in each new world, password \`${seededPassword}\`:\n\n${people()}`,
    `## Addresses\n\nBrands by their admin codes: ${brands.join(', ')}.\n\n${addresses(url)}`,
    `## Verbs\n\n- [Verbs](${url}/console/verbs.json): each verb with its inputs as JSON Schema and the operations that it sends
- Command line: \`npm run mock -- clock advance P1D --world w1\`, with \`--json\` for answers as JSON
- Model Context Protocol: \`npm run --silent mock -- mcp\` on standard input and output, a tool for each verb, such as \`clock_advance\``,
    ...areas.map(verbLines),
    `## Optional\n\n- [Console](${url}/console): the same verbs for people\n`,
  ].join('\n\n');
}

/** Serves the guides for programs. */
export function guideRoutes(router: Router, services: PlatformServices): void {
  router.get('/llms.txt', (request, response) => {
    response.type('text/markdown').send(guide(reachedAt(services, request)));
  });
  router.get('/console/verbs.json', (_request, response) => {
    response.json({ verbs: describeVerbs() });
  });
}
