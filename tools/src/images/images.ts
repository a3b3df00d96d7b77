export interface Image {
  readonly tag: string;
  readonly dockerfile: string;
}

const platform: Image = { tag: 'magpie-platform', dockerfile: 'apps/mock-api/Dockerfile' };
const web: Image = { tag: 'magpie-web', dockerfile: 'apps/web/Dockerfile' };
const database: Image = { tag: 'magpie-database', dockerfile: 'apps/mock-api/database/Dockerfile' };

export const images: readonly Image[] = [platform, web, database];

/** A part of the compose file that is a whole stack. */
export interface Profile {
  /** Its name in the compose file; undefined for what runs without one. */
  readonly name: string | undefined;
  /** The services, each with what it runs. */
  readonly services: Readonly<Record<string, Image>>;
  /** How many containers a service has that has not one. */
  readonly replicas: Readonly<Record<string, number>>;
  /** The setting that moves the port of its site. */
  readonly port: string;
}

export const single: Profile = {
  name: undefined,
  services: { 'mock-api': platform, web },
  replicas: {},
  port: 'WEB_PORT',
};

export const scale: Profile = {
  name: 'scale',
  services: { database, platform, balancer: web },
  replicas: { platform: 2 },
  port: 'SCALE_PORT',
};

/** @param more additional ones, separated by spaces, that the machine needs: the setting IMAGES_BUILD_ARGS */
export function buildArgs({ tag, dockerfile }: Image, more = ''): string[] {
  return ['build', '--file', dockerfile, '--tag', tag, ...more.split(/\s+/).filter(Boolean), '.'];
}
