import { expect, test } from './support/journey';

declare global {
  interface Window {
    /** Background of the page in each frame since it began. */
    framesSeen: string[];
  }
}

test('the dark mode one chooses stays, from the first frame on', async ({ page, shop }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(shop.url);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const bar = page.locator('meta[name=theme-color]');
  const light = await background();
  await expect(bar).toHaveAttribute('content', '#CB1A20');
  await page.getByRole('button', { name: 'Mở danh mục' }).click();
  await page.getByRole('dialog').getByRole('switch').click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await expect(bar).toHaveAttribute('content', '#4A0C14');

  await page.addInitScript(() => {
    window.framesSeen = [];
    const look = () => {
      if (document.body) window.framesSeen.push(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (const path of ['/', '/result']) {
    // Without its scripts the page is what a slow phone paints first.
    let letScriptsIn = () => {};
    const held = new Promise<void>((open) => {
      letScriptsIn = open;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${shop.url}${path}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.framesSeen.length > 0);
    letScriptsIn();
    await expect(page.locator('main')).toBeVisible();
    expect(new Set(await page.evaluate(() => window.framesSeen))).toEqual(new Set([dark]));
    await page.unroute('**/assets/*.js');
  }
});
