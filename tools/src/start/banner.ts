import { seededPassword, seededPeople } from '@magpie/domain/verbs';
import type { StackSettings } from './settings.ts';

/** Printed once everything answers. */
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
