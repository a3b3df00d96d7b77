import { createHash } from 'node:crypto';
import { captchaAction } from '@magpie/domain/session';
import { siteSettings } from '../config/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { keepCaptcha } from './store/index.ts';

const STAND_IN = /^stand-in\.([a-z]+)\.[\w-]{8,128}$/;
const FOREIGN = /^(?!stand-in\.)[\w-]{100,8192}$/;

/** A real token only its service can read: any in its form, long and opaque, stands for a person (CONF-21). */
function isForSignUp(token: string): boolean {
  return STAND_IN.exec(token)?.[1] === captchaAction || FOREIGN.test(token);
}

/** Of the right action and never seen before. Asking uses a token up, so each attempt needs a new one (AUTH-33). */
export async function acceptsCaptcha(unit: Unit, token: string): Promise<boolean> {
  if (!isForSignUp(token) || siteSettings(unit.world).captchaMode === 'REFUSE') return false;
  const digest = createHash('sha256').update(token).digest('hex');
  return keepCaptcha(unit.db, digest, unit.now.getTime());
}
