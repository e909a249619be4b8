import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pictures } from '../../.storybook/checks/names';
import { committedPictures, orphans, storyPictures } from '../visual/orphans';

const MOST_BYTES = 8_000_000;

describe('the pictures of the stories', () => {
  it('are of stories that are there (npm run test:visual -- --update removes the others)', () => {
    expect(storyPictures().length).toBeGreaterThan(300);
    expect(orphans()).toEqual([]);
  });

  it('weigh at most 8 MB in all', () => {
    const sizes = committedPictures().map((file) => statSync(join(pictures, file)).size);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES);
  });
});
