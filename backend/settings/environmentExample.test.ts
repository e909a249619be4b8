import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readSettings, settingNames } from './readSettings';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const example = parseEnv(read('.env.example'));

test('.env.example names the settings that the server reads, and no others', () => {
  expect(Object.keys(example).toSorted()).toEqual([...settingNames].toSorted());
});

test('.env.example says the defaults: whoever copies it has the settings of an empty environment', () => {
  expect(readSettings(example)).toEqual(readSettings({}));
});

test.each(['docs/settings.md', 'backend/README.md'])('%s names every setting', (file) => {
  const told = read(file);
  expect(settingNames.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});
