export interface Image {
  readonly service: string;
  readonly tag: string;
  readonly dockerfile: string;
}

export const images: readonly Image[] = [
  { service: 'mock-api', tag: 'magpie-platform', dockerfile: 'apps/mock-api/Dockerfile' },
  { service: 'web', tag: 'magpie-web', dockerfile: 'apps/web/Dockerfile' },
];

/** @param more additional ones, separated by spaces, that the machine needs: the setting IMAGES_BUILD_ARGS */
export function buildArgs({ tag, dockerfile }: Image, more = ''): string[] {
  return ['build', '--file', dockerfile, '--tag', tag, ...more.split(/\s+/).filter(Boolean), '.'];
}
