import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from '../shared/root.ts';
import { level } from './level.ts';

const catalogue = z.object({
  areas: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      requirements: z.array(z.object({ id: z.string(), text: z.string(), level })),
    }),
  ),
});

export type Catalogue = z.infer<typeof catalogue>;

export function parseCatalogue(text: string): Catalogue {
  return catalogue.parse(parse(text));
}

/** The product's catalogue, docs/requirements.yaml. */
export function readCatalogue(): Catalogue {
  return parseCatalogue(readFileSync(join(root, 'docs', 'requirements.yaml'), 'utf8'));
}
