import { placeOf } from '#app/places.ts';

export interface WorldOrSnapshot {
  readonly world: string;
  readonly snapshot?: string;
}

/** Where a world is compared with what was. */
export function comparePlace(world: string, first: WorldOrSnapshot): string {
  const query = new URLSearchParams({
    with: first.world,
    ...(first.snapshot !== undefined && { snapshot: first.snapshot }),
  });
  return `${placeOf(world, 'worlds', 'compare')}?${query.toString()}`;
}
