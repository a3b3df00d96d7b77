import type { Mail } from '../mailbox/index.ts';
import type { Logger } from './logger.ts';

/**
 * Shows a sent one-time code in the log, on a line of its own, because there is no mail or SMS service to bring it
 * (API-16). To be called once the unit that wrote the mail is committed. Nothing is shown where real people log in.
 */
export function logMail(
  { logger, settings }: { logger: Logger; settings: { production: boolean; control: boolean } },
  worldId: string,
  mail: Mail,
): void {
  if (mail.code === null || (settings.production && !settings.control)) return;
  logger.info({ world: worldId, mail: mail.kind, to: mail.to, oneTimeCode: mail.code }, 'one-time code sent');
}
