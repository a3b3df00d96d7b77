import { beforeAll } from 'vitest';
import { vendorKey } from '#platform/signed-calls/index.ts';
import { seatedPlayer } from '../kit/launches.ts';
import { platformForFile } from '../kit/platform-for-file.ts';
import { PLAY_SECRET, startPlayPlatform, VENDOR } from '../kit/play.ts';
import type { VendorAccess } from './vendor.ts';
import { walletConformance } from './wallet.ts';

const platform = platformForFile(startPlayPlatform);

let access: VendorAccess;

/*
 * A foreign platform is tried by VENDOR_ACCESS, the fields of VendorAccess as JSON (the time is then that of this machine);
 * otherwise it is this one, reached over HTTP.
 */
beforeAll(async () => {
  const given = process.env['VENDOR_ACCESS'];
  if (given !== undefined) {
    const fields = JSON.parse(given) as Omit<VendorAccess, 'now'>;
    access = { ...fields, now: () => Math.floor(Date.now() / 1000) };
    return;
  }
  const { player, ticket } = await seatedPlayer(platform, 90_000n);
  const { world } = player;
  access = {
    url: platform.url,
    vendor: VENDOR,
    key: vendorKey(PLAY_SECRET, VENDOR),
    ticket,
    world: world.id,
    incarnation: world.incarnation,
    now: () => Math.floor(world.now().getTime() / 1000),
  };
});

walletConformance(() => access);
