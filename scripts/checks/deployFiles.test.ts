import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unavailable } from '../../backend/http/httpError';
import { settingNames } from '../../backend/settings/readSettings';
import { root } from '../lib/root.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = readdirSync(join(root, 'deploy')).map((name) => `deploy/${name}`);
/** Of the proxy, the image and the page's own examples. */
const others = new Set(['VELOC_DOMAIN', 'VELOC_SERVERS', 'VELOC_RELEASE']);

it.each([...files, 'docs/deploy.md'])('%s names only settings that are there', (file) => {
  const named = [...read(file).matchAll(/\bVELOC_[A-Z_]+\b/g)].map(([name]) => name);
  expect(named.filter((name) => !settingNames.includes(name) && !others.has(name))).toEqual([]);
});

it('alerts by metrics that are there', () => {
  const folder = 'backend/observability/metrics';
  const sources = [
    ...readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
    'deploy/veloc-backup.service',
  ];
  const told = new Set(sources.flatMap((file) => read(file).match(/\bveloc_[a-z_]+/g) ?? []));
  const named = read('deploy/alerts.yml').match(/\bveloc_[a-z_]+/g) ?? [];
  expect(named.length).toBeGreaterThan(10);
  // Of what waits, the sum and the age are named by their endings.
  expect(named.filter((name) => !told.has(name) && !told.has(name.replace(/_oldest_seconds$/, '')))).toEqual([]);
});

it('has the proxy say what a server says while the database is away', () => {
  const [, body = ''] = /respond `(\{.*\})` 503/.exec(read('deploy/Caddyfile')) ?? [];
  const { status, code, message, headers } = unavailable();
  expect(JSON.parse(body)).toEqual({ status, code, message, data: null });
  expect(read('deploy/Caddyfile')).toContain(`header Retry-After ${headers['Retry-After']}`);
});

describe('the image', () => {
  const dockerfile = read('deploy/Dockerfile');
  const [build = '', final = ''] = dockerfile.split(/^FROM /m).slice(1);
  const copied = (stage: string) =>
    [...stage.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '));

  it('is made of files that are there, among them what each room depends on', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    for (const stage of [build, final]) {
      expect(copied(stage).filter((source) => !existsSync(join(root, source)))).toEqual([]);
      expect(copied(stage)).toEqual(expect.arrayContaining(workspaces.map((room) => `${room}/package.json`)));
    }
  });

  it('holds what the server reads while it runs', () => {
    const taken = [...final.matchAll(/^COPY --from=build \/veloc\/(\S+) \1$/gm)].map(([, path]) => path);
    expect(taken).toEqual(['dist', 'backend/dist', 'backend/ledger/checks']);
    expect(read('backend/ledger/invariants.ts')).toContain("'../ledger/checks/'");
  });

  it('goes by the Node of .nvmrc, and as somebody without rights', () => {
    const major = read('.nvmrc').trim();
    for (const stage of [build, final]) expect(stage).toMatch(new RegExp(`^node:${major}-`));
    expect(final).toMatch(/^USER node$/m);
  });
});
