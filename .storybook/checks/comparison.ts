import { join } from 'node:path';
import { diffImageToSnapshot } from 'jest-image-snapshot/src/diff-snapshot.js';

/**
 * How much may differ. The same Chromium differs by what a committed picture simplifies, and on another processor by a
 * step or two more; another Chromium draws letters and curves a little differently, while what moves or changes its
 * size still counts.
 */
export const tolerances = {
  same: {
    customDiffConfig: { threshold: 0.025, includeAA: true },
    failureThreshold: 10,
    failureThresholdType: 'pixel',
  },
  other: { customDiffConfig: { threshold: 0.15 }, failureThreshold: 0.01, failureThresholdType: 'percent' },
} as const;

export interface Tolerance {
  customDiffConfig: { threshold: number; includeAA?: boolean };
  failureThreshold: number;
  failureThresholdType: 'pixel' | 'percent';
}

export interface Place {
  /** Of the committed pictures. */
  folder: string;
  /** The picture's path in it. */
  file: string;
  /** Folder in which expected, difference and actual are laid side by side when they differ. */
  differences: string;
}

/** In what a picture differs from the committed one; null for nothing that counts. */
export function comparePicture(
  picture: Buffer,
  { folder, file, differences }: Place,
  tolerance: Tolerance,
): string | null {
  const { pass, diffSize, diffPixelCount } = diffImageToSnapshot({
    receivedImageBuffer: picture,
    snapshotIdentifier: file.replace(/\.png$/, ''),
    snapshotsDir: folder,
    diffDir: differences,
    receivedDir: differences,
    diffDirection: 'horizontal',
    ...tolerance,
  });
  if (pass) return null;
  const how = diffSize ? 'has another size' : `differs in ${diffPixelCount} pixels`;
  return `${how}. Expected, difference and actual: ${join(differences, file.replace(/\.png$/, '-diff.png'))}`;
}
