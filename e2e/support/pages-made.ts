import { expect, type APIRequestContext } from '@playwright/test';

/** Until the server has made the pages with data, as it does once the platform answers; these are the last. */
export async function waitForPagesMade(request: APIRequestContext): Promise<void> {
  for (const path of ['/tournament', '/promotions/promo_midweek'])
    await expect.poll(async () => (await request.get(path)).text(), path).toContain('id="prerendered"');
}
