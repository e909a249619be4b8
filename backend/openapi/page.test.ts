import { contract } from '@veloc/rules';
import { expect, it } from 'vitest';
import { createApp } from '../app';
import { readSettings } from '../settings/readSettings';
import { testShop } from '../testing/testShop';

it('GET /docs tells of every call and schema in the sandbox, without a script, and is not there in a real shop', async () => {
  const { shop, app, close } = await testShop();
  const answer = await app.request('/docs', { headers: { Accept: 'text/html' } });
  const page = await answer.text();
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/);

  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
  expect(page).toContain(`<style nonce="${nonce}">`);
  expect(page).not.toMatch(/<script|\sstyle=|\son\w+=|https?:/);

  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));
  const calls = Object.values(contract.callParts()).flatMap((part) => Object.keys(part));
  const told = calls.filter((call) => call !== 'openapi');
  expect(told.filter((call) => !ids.has(`call-${call}`))).toEqual([]);
  const links = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(200);
  expect(links.filter((link) => !ids.has(link))).toEqual([]);

  const real = {
    DATABASE_URL: 'postgres://shop@127.0.0.1/shop',
    VELOC_OTP_SENDER: 'https://sms.example/send',
    VELOC_SHOP_NAME: 'shop.example.vn',
  };
  const settings = readSettings({ ...real, VELOC_GATEWAY_SECRET: 's'.repeat(32) });
  expect((await createApp({ ...shop, settings }).request('/docs')).status).toBe(404);
  await close();
});
