import type { Router } from 'express';
import type { Resolvers as ControlResolvers } from '#__generated__/control.ts';
import type { Resolvers as MainResolvers } from '#__generated__/main.ts';
import type { Resolvers as PromoResolvers } from '#__generated__/promo.ts';
import type { CachedFields } from './graphql/response-caches.ts';
import type { Spellings } from './graphql/spellings.ts';
import type { WatchRule } from './inspection/index.ts';
import type { ScheduledJob } from './jobs/index.ts';
import type { AuditCheck } from './ledger/index.ts';
import type { PlatformServices } from './http/services.ts';
import type { StoreArea } from './store/area.ts';
import type { JsonObject } from './store/columns.ts';

export interface PlatformModule {
  /** The area's name, the same as in the contract. */
  readonly name: string;
  readonly main?: MainResolvers;
  readonly promo?: PromoResolvers;
  readonly control?: ControlResolvers;
  /** Its fields of the main endpoint whose answers are kept until what they are made from changes. */
  readonly kept?: CachedFields;
  /** Older spellings of its enumerations, which its calls may use. */
  readonly spellings?: Spellings;
  /** Whether settings can be those of a world; anything can when left out. */
  readonly takesSettings?: (settings: JsonObject) => boolean;
  /** Its tables. */
  readonly store?: StoreArea;
  /** What it does when a world's clock passes certain moments. */
  readonly jobs?: readonly ScheduledJob[];
  /** Holds its own records against the ledger, as a part of the ledger's audit. */
  readonly audit?: AuditCheck;
  /** Its rules that always hold, asked after each unit that has touched their tables. */
  readonly watch?: readonly WatchRule[];
  /** Adds its addresses outside GraphQL, such as an authentication call or a stand-in for a third party. */
  routes?(router: Router, services: PlatformServices): void;
  /** Runs once the platform's worlds are open, to register what happens when a world's clock is moved. */
  start?(services: PlatformServices): void;
}
