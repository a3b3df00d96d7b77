import { decideHost, hostReasons } from '@magpie/domain/control';
import type { RequestHandler } from 'express';
import { refusalOf } from '../graphql/refusal.ts';
import type { PlatformServices } from './services.ts';

/** Refuses what is called under a host that somebody else may have let lead here. */
export function ownHosts({ settings, publicUrl }: PlatformServices): RequestHandler {
  return (request, _response, next) => {
    const known = [publicUrl(), ...settings.webOrigins].map((address) => new URL(address).hostname);
    const decision = decideHost(request.get('host') ?? '', known);
    next(decision.allowed ? undefined : refusalOf(hostReasons, decision));
  };
}
