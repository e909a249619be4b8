/** The half of jest-image-snapshot that compares, without the matcher around it. */
declare module 'jest-image-snapshot/src/diff-snapshot.js' {
  export function diffImageToSnapshot(options: {
    receivedImageBuffer: Buffer;
    snapshotIdentifier: string;
    snapshotsDir: string;
    diffDir: string;
    receivedDir: string;
    diffDirection: 'horizontal' | 'vertical';
    customDiffConfig: { threshold: number; includeAA?: boolean };
    failureThreshold: number;
    failureThresholdType: 'pixel' | 'percent';
  }): { pass: boolean; diffSize?: boolean; diffPixelCount?: number };
}
