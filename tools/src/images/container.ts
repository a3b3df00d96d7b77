import { z } from 'zod';

export interface Container {
  readonly user: string;
  readonly readOnly: boolean;
  readonly health: string;
}

const inspected = z.tuple(
  [
    z.object({
      Config: z.object({ User: z.string() }),
      HostConfig: z.object({ ReadonlyRootfs: z.boolean() }),
      State: z.object({ Status: z.string(), Health: z.object({ Status: z.string() }).nullish() }),
    }),
  ],
  z.unknown(),
);

export function readContainer(json: string): Container {
  const [{ Config, HostConfig, State }] = inspected.parse(JSON.parse(json));
  const health =
    State.Status === 'running' ? (State.Health?.Status ?? 'without a health check') : State.Status;
  return { user: Config.User, readOnly: HostConfig.ReadonlyRootfs, health };
}

const root = /^(|0|root)(:|$)/;

export function faultsOf(service: string, { user, readOnly, health }: Container): string[] {
  return [
    ...(root.test(user) ? [`${service} runs as root.`] : []),
    ...(readOnly ? [] : [`${service} may write into its own image.`]),
    ...(health === 'healthy' ? [] : [`${service} is ${health || 'without a health check'}, not healthy.`]),
  ];
}
