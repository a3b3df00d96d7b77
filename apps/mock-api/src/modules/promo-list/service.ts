import { isPromoOpen, promosInOrder, promoVisitor } from '@magpie/domain/promos';
import type { OrderedPromo, PromoViewer } from '@magpie/domain/promos';
import type { Promo } from '#__generated__/promo.ts';
import { chosenCurrencies, chosenValues } from '#platform/filters/index.ts';
import type { Given, TextFilter, ValueFilter } from '#platform/filters/index.ts';
import { pageOfViews, wholeList } from '#platform/paging/index.ts';
import type { Connection, PageArguments } from '#platform/paging/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { memberRow } from '../account/index.ts';
import { lockInStanding } from '../lock-in/index.ts';
import { nextDepositOrdinal } from '../payments/index.ts';
import {
  activeRow,
  isRewardPromo,
  levelOf,
  promoRows,
  promoViews,
  recordsOf,
  usesOf,
} from '../promos/index.ts';
import type { PromoRow } from '../promos/index.ts';

export interface PromosFilter {
  readonly active?: Given<{ readonly eq?: Given<boolean> }>;
  readonly type?: Given<ValueFilter<PromoRow['type']>>;
  readonly currency?: Given<TextFilter>;
}

interface ListedPromo extends OrderedPromo {
  readonly row: PromoRow;
}

async function viewerOf(world: World, memberId: string | null): Promise<PromoViewer> {
  if (memberId === null) return promoVisitor;
  const { running, canBegin } = await lockInStanding(world, memberId);
  const active = await activeRow(world.db, memberId);
  return {
    level: await levelOf(world.db, memberId),
    nextDeposit: await nextDepositOrdinal(world.db, await memberRow(world.db, memberId)),
    activePromo: active?.promoId ?? null,
    lockIn: running,
    canLockIn: canBegin,
  };
}

/** @param active the promo that the viewer is in the middle of, which is listed even where it is none of the site's offers */
async function allPromos(world: World, viewer: string | null, active: string | null): Promise<ListedPromo[]> {
  const rows = (await promoRows(world.db)).filter((row) => !isRewardPromo(row) || row.id === active);
  const ids = rows.map(({ id }) => id);
  const uses = viewer === null ? undefined : await usesOf(world.db, viewer, ids);
  return rows.map((row) => {
    const { id, type, lockInEnabled, depositOrdinalTrigger, levelRequirement, maxUses, active } = row;
    const expiresAt = row.expiresAt === null ? null : new Date(row.expiresAt);
    const open = isPromoOpen({ active, expiresAt }, world.now());
    const terms = { open, levelRequirement, maxUses, promoUsed: uses?.get(id) ?? 0 };
    return { ...terms, id, type, lockInEnabled, depositOrdinalTrigger, expiresAt, row };
  });
}

function chosenBy({ active, type, currency }: PromosFilter): (promo: ListedPromo) => boolean {
  const open = active?.eq;
  const types = chosenValues(type);
  const currencies = chosenCurrencies(currency);
  return (promo) =>
    (open == null || promo.open === open) &&
    (types?.includes(promo.type) ?? true) &&
    (currencies?.includes(promo.row.currency) ?? true);
}

/** A page of the promos that fit (PROMO-25), in the order in which they matter to the viewer. */
export async function findPromos(
  world: World,
  viewer: string | null,
  request: PageArguments & { readonly filter?: Given<PromosFilter> },
): Promise<Connection<Promo>> {
  const person = await viewerOf(world, viewer);
  const ordered = promosInOrder(await allPromos(world, viewer, person.activePromo), person);
  const list = wholeList('promos', ordered, chosenBy(request.filter ?? {}));
  return pageOfViews(list, request, async (promos) => {
    const rows = promos.map(({ row }) => row);
    return promoViews(world, await recordsOf(world.db, rows), viewer);
  });
}
