import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { comparePicture, tolerances } from './comparison';
import { fileOf, pictureName, pictures, root, wholePictures, type Story } from './names';
import { shrink, simplify } from './simplify';
import type { Mode, Visit } from './story';

const differences = join(root, 'test-results/visual');
const updates = process.env.STORY_PICTURES === 'renew';

/** The file that names the Chromium the pictures were taken with, by its major version. */
const takenWith = join(pictures, 'chromium.txt');

/** Which tolerance holds for this browser; says so once when it is not the one that the pictures were taken with. */
function toleranceFor(version: string) {
  const major = version.split('.')[0] ?? '';
  if (updates && !existsSync(takenWith)) {
    mkdirSync(pictures, { recursive: true });
    writeFileSync(takenWith, `${major}\n`);
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

/** The phone that everything is drawn for, in px. */
const DESIGN_WIDTH = 390;

/** Px whose mean is one of a small picture. */
const SMALL = 5;

/** Screens are most of the weight: what is committed of them shows where something has moved or changed its colour. */
const isSmall = ({ title }: Story) => !wholePictures && title.startsWith('flows/');

/**
 * The modes in which a story is photographed. In dark a component is another by its tokens alone, which one picture of it
 * shows: that of its first story, where it is designed for. Of the others, and of a small picture, light is enough,
 * unless the story is dark by itself.
 */
export function modesOf(story: Story, { modes, isFirst }: Pick<Visit, 'modes' | 'isFirst'>): readonly Mode[] {
  const light = modes.filter(({ theme }) => theme === 'light');
  if (light.length === 0 || wholePictures || story.title.startsWith('foundations/')) return modes;
  const dark = modes.filter(({ theme, width }) => theme === 'dark' && width === DESIGN_WIDTH);
  return isFirst && !isSmall(story) ? [...light, ...dark] : light;
}

/** Holds a picture against the one of the folder, or renews that. Answers what is wrong, if anything. */
export function checkPicture(story: Story, mode: Mode, taken: Buffer, version: string): string[] {
  const name = pictureName(story);
  const file = fileOf(name, mode);
  const path = join(pictures, file);
  const small = isSmall(story);
  const picture = small ? shrink(taken, SMALL) : taken;
  const { failureThreshold, ...rest } = toleranceFor(version);
  // Ten pixels are three squares at most.
  const tolerance = { ...rest, failureThreshold: small && failureThreshold > 1 ? 3 : failureThreshold };
  // A story that the other commit did not have.
  if (!existsSync(path) && !updates && wholePictures) return [];
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
  const difference = comparePicture(picture, { folder: pictures, file, differences }, tolerance);
  if (difference === null) return [];
  if (!updates) {
    const whole = small ? ' It is small; whole: npm run test:visual -- --base HEAD' : '';
    return [`${file} ${difference}${whole}`];
  }
  writeFileSync(path, simplify(picture));
  return [];
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
