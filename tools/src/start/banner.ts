import { seededPassword, seededPeople } from './people.ts';
import type { StackSettings } from './settings.ts';

/** What `npm start` tells when everything answers: the addresses, and whom to log in as. */
export function banner(settings: StackSettings): string {
  const people = seededPeople.map(({ email, state }) => `    ${email.padEnd(18)} ${state}`);
  return [
    '',
    'Magpie is ready.',
    '',
    `  Web app    ${settings.webAddress}`,
    `  Platform   ${settings.apiAddress}`,
    `  Console    ${settings.apiAddress}/console`,
    '',
    `  Log in with one of these, password ${seededPassword}:`,
    ...people,
    '',
    '  Codes sent by e-mail and SMS appear below. Ctrl-C stops everything.',
    '',
  ].join('\n');
}
