import { join } from 'node:path';
import { lastingTitle } from '../groups';
import type { Mode } from './story';

export const root = join(import.meta.dirname, '../..');

/** Folder of whole pictures that are no committed ones, for instance those of another commit. */
export const wholePictures = process.env.STORY_PICTURES_IN;

/** Folder of the pictures that stories are held against, or that are renewed. */
export const pictures = wholePictures ?? join(root, 'stories/pictures');

export interface Story {
  id: string;
  /** For instance `Lottery/NumberGrid`. */
  title: string;
}

/** `components/NumberGrid/eighty-numbers`: where a story's pictures are, without theme, width and ending. */
export function pictureName({ id, title }: Story): string {
  return `${lastingTitle(title).replaceAll(' ', '-')}/${id.slice(id.indexOf('--') + 2)}`;
}

export const fileOf = (name: string, { theme, width }: Mode) => `${name}-${theme}-${width}.png`;
