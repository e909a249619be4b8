import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProofError, type Receipt } from '@veloc/proof';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { timestampRequest, tokenOf, verifyTimestamp } from '../../backend/books/timestampToken';
import { askTimestamp, lacksTimestamp } from '../../backend/books/timestamps';
import { runDueJobs } from '../../backend/jobs/runDueJobs';
import { FOUR, megaEvening } from '../../backend/testing/megaEvening';
import { testShop, type TestPlayer, type TestShop } from '../../backend/testing/testShop';
import { runVerify } from './runVerify';
import { hasOpenssl, startAuthority } from './timestampAuthority';

const CLOSED = '2026-08-21T17:59:10+07:00';

let folder: string;
let authority: Awaited<ReturnType<typeof startAuthority>>;
let test: TestShop;
const { holder } = megaEvening(() => test);

describe.skipIf(!hasOpenssl())('a timestamp authority', () => {
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'veloc-timestamps-'));
    authority = await startAuthority(join(folder, 'own'));
    test = await testShop({ environment: { VELOC_SIMULATED_DRAWS: '0', VELOC_TSA_URL: authority.url } });
  });
  afterEach(async () => {
    authority.stop();
    await test.close();
    rmSync(folder, { recursive: true });
  });

  async function receiptOf({ userId }: TestPlayer): Promise<Receipt> {
    const found = test.shop.db.selectFrom('tickets').select('id').where('user_id', '=', userId);
    const { id } = await found.executeTakeFirstOrThrow();
    const answer = await test.call('GET', `/client-tickets/receipt?id=${id}`, { token: await test.login(userId) });
    return answer.body.data as Receipt;
  }
  async function verify(receipt: object, ...more: string[]) {
    const [file, policy] = [join(folder, 'receipt.json'), join(folder, 'policy')];
    writeFileSync(file, JSON.stringify(receipt));
    writeFileSync(policy, (await test.call('GET', '/public/policy')).text);
    return runVerify(['receipt', file, '--policy', policy, ...more]);
  }
  const sealed = async () => {
    const player = await holder(FOUR);
    test.setNow(CLOSED);
    await runDueJobs(test.shop);
    return player;
  };

  it('says when it has seen the log, once for each size, and who trusts it can check that', async () => {
    const player = await sealed();
    expect(await lacksTimestamp(test.shop)).toBe(false);
    expect(authority.asked).toHaveLength(1);
    const receipt = await receiptOf(player);
    expect(receipt.timestamp).toMatch(/^MI/);
    expect(await verify(receipt, '--tsa-ca', authority.ca)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/ok {2}timestamp: The log was seen at \d{4}-.*Z by CN=Authority\./),
    });
    expect((await verify(receipt)).said).toContain('not yet  timestamp: Name the authority’s root certificates');
    expect((await verify({ ...receipt, timestamp: null }, '--tsa-ca', authority.ca)).said).toContain(
      'The receipt has none',
    );

    const other = await startAuthority(join(folder, 'other'));
    other.stop();
    const foreign = await verify(receipt, '--tsa-ca', other.ca);
    expect([foreign.code, foreign.said]).toEqual([1, expect.stringContaining('FAILED  timestamp: ')]);
    const grown = {
      ...receipt,
      seals: receipt.seals?.replace(/seals\n(\d+)\n/, (_, size) => `seals\n${Number(size) + 1}\n`),
    };
    expect((await verify(grown, '--tsa-ca', authority.ca)).said).toContain(
      'FAILED  timestamp: The timestamp is of another',
    );
  });

  it('that is away, slow or wrong holds up nothing, and is asked again', async () => {
    authority.answersBy(() => {
      throw new Error('away');
    });
    const player = await sealed();
    expect(await receiptOf(player)).toMatchObject({ seals: expect.anything(), timestamp: null });
    for (const wrong of [() => Buffer.from('no answer'), () => Buffer.alloc(200_000), stamped('another text')]) {
      authority.answersBy(wrong);
      await expect(askTimestamp(test.shop)).rejects.toThrow('is asked again');
    }
    expect(await lacksTimestamp(test.shop)).toBe(true);
    expect(test.logged.join()).not.toContain('failed');
    authority.answersBy(authority.honest);
    await askTimestamp(test.shop);
    expect(await receiptOf(player)).toMatchObject({ timestamp: expect.any(String) });
  });

  /** What answers with a token of its own in place of what was asked for. */
  const stamped = (text: string) => () =>
    authority.honest(Buffer.from(timestampRequest(text, new Uint8Array(8).fill(1))));

  it('is believed for no other time than it has signed, and only with a certificate that is for that', async () => {
    const nonce = new Uint8Array(8).fill(200);
    const reply = authority.honest(Buffer.from(timestampRequest('a text\n', nonce)));
    expect(() => tokenOf(reply, 'a text\n', new Uint8Array(8))).toThrow('answers another request');
    const token = tokenOf(reply, 'a text\n', nonce);
    const ca = readFileSync(authority.ca, 'utf8');
    const { at, by } = await verifyTimestamp(token, 'a text\n', ca);
    expect(by).toBe('CN=Authority');
    // Some bytes say nothing, such as those of the root that goes along.
    let refused = 0;
    for (let place = 0; place < token.length; place += 5) {
      const changed = token.with(place, (token[place] ?? 0) ^ 1);
      const seen = await verifyTimestamp(changed, 'a text\n', ca).catch((error: unknown) => error);
      if (seen instanceof Error) {
        expect(seen).toBeInstanceOf(ProofError);
        refused += 1;
      } else expect(seen).toEqual({ at, by });
    }
    expect(refused).toBeGreaterThan(token.length / 5 / 2);
    await expect(verifyTimestamp(token, 'a text\n', 'none')).rejects.toThrow('holds no certificate');
    await expect(verifyTimestamp(authority.signedByServer(token), 'a text\n', ca)).rejects.toThrow(
      'not for timestamps',
    );
  });
});
