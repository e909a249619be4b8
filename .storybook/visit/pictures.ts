import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { diffImageToSnapshot } from 'jest-image-snapshot/src/diff-snapshot.js';
import { fileOf, pictureName, pictures, root, type Story } from './names';
import { simplify } from './simplify';
import type { Mode } from './story';

const differences = join(root, 'test-results/visual');
const updates = process.env.STORY_PICTURES === 'renew';

/** The file that names the Chromium the pictures were taken with, by its major version. */
const takenWith = join(pictures, 'chromium.txt');

/**
 * How much may differ. The same Chromium differs by what a committed picture simplifies, and on another processor by a
 * step or two more; another Chromium draws letters and curves a little differently, while what moves or changes its size
 * still counts.
 */
const tolerances = {
  same: {
    customDiffConfig: { threshold: 0.025, includeAA: true },
    failureThreshold: 10,
    failureThresholdType: 'pixel',
  },
  other: { customDiffConfig: { threshold: 0.15 }, failureThreshold: 0.01, failureThresholdType: 'percent' },
} as const;

/** Which tolerance holds for this browser; says so once when it is not the one that the pictures were taken with. */
function toleranceFor(version: string) {
  const major = version.split('.')[0] ?? '';
  if (updates) {
    mkdirSync(pictures, { recursive: true });
    writeFileSync(takenWith, `${major}\n`);
    return tolerances.same;
  }
  const expected = existsSync(takenWith) ? readFileSync(takenWith, 'utf8').trim() : major;
  if (expected === major) return tolerances.same;
  mkdirSync(differences, { recursive: true });
  writeFileSync(
    join(differences, 'note.txt'),
    `The pictures were taken with Chromium ${expected} and this is ${major}: they were compared loosely.`,
  );
  return tolerances.other;
}

/** Holds a picture against the committed one, or renews that. Answers what is wrong, if anything. */
export function holdPicture(story: Story, mode: Mode, picture: Buffer, version: string): string[] {
  const name = pictureName(story);
  const file = fileOf(name, mode);
  const path = join(pictures, file);
  const tolerance = toleranceFor(version);
  if (!existsSync(path) && !updates) {
    return [
      `There is no picture ${file}. Take it, look at it and commit it: npm run test:visual -- --update ${story.title.split('/').at(-1)}`,
    ];
  }
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, simplify(picture));
    return [];
  }
  const result = diffImageToSnapshot({
    receivedImageBuffer: picture,
    snapshotIdentifier: file.slice(0, -'.png'.length),
    snapshotsDir: pictures,
    diffDir: differences,
    receivedDir: differences,
    diffDirection: 'horizontal',
    updateSnapshot: updates,
    ...tolerance,
  });
  if (result.updated) writeFileSync(path, simplify(picture));
  if (result.pass !== false) return [];
  const how = result.diffSize ? 'has another size' : `differs in ${result.diffPixelCount} pixels`;
  return [`${file} ${how}. Expected, difference and actual: ${result.diffOutputPath}`];
}

/** Pictures that the story had in modes which it no longer has. They are removed when pictures are renewed. */
export function dropOthers(story: Story, modes: readonly Mode[]): string[] {
  const name = pictureName(story);
  const folder = join(pictures, dirname(name));
  if (!existsSync(folder)) return [];
  const kept = new Set(modes.map((mode) => fileOf(name, mode)));
  const others = readdirSync(folder)
    .map((file) => `${dirname(name)}/${file}`)
    .filter((file) => file.startsWith(name) && /^-(light|dark)-\d+\.png$/.test(file.slice(name.length)))
    .filter((file) => !kept.has(file));
  if (!updates) return others.map((file) => `${file} is a picture in a mode that the story no longer has`);
  for (const file of others) rmSync(join(pictures, file));
  return [];
}
