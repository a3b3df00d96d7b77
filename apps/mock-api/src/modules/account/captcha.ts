import { createHash } from 'node:crypto';
import { captchaAction } from '@magpie/domain/session';
import { siteSettings } from '../config/index.ts';
import type { Unit } from '../../platform/worlds/index.ts';

const TOKEN = /^stand-in\.([a-z]+)\.[\w-]{8,128}$/;

/**
 * Judges a captcha token as the captcha service would: of the right action and never seen before. A token is used up
 * by the asking, so each attempt needs a new one (AUTH-33).
 */
export async function acceptsCaptcha(unit: Unit, token: string): Promise<boolean> {
  const action = TOKEN.exec(token)?.[1];
  if (action !== captchaAction || siteSettings(unit.world).captchaMode === 'REFUSE') return false;
  const digest = createHash('sha256').update(token).digest('hex');
  const used = await unit.db
    .selectFrom('used_captcha_tokens')
    .select('digest')
    .where('digest', '=', digest)
    .executeTakeFirst();
  if (used) return false;
  await unit.db.insertInto('used_captcha_tokens').values({ digest, used_at: unit.now.getTime() }).execute();
  return true;
}
