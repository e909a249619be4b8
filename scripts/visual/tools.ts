import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { serveFolder } from '../lib/serve.mjs';

/** Runs an installed tool in a folder; the last thing it said comes with the error when it fails. */
function runTool(file: string, args: string[], cwd: string, env = {}): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', file), ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** Builds the Storybook whose sources are in `folder` into `into`. */
export async function buildStorybook(folder: string, into: string): Promise<void> {
  const args = ['build', '--quiet', '--test', '--output-dir', into];
  const { code, output } = await runTool('storybook/dist/bin/dispatcher.js', args, folder, {
    STORYBOOK_DISABLE_TELEMETRY: '1',
  });
  if (code !== 0) {
    throw new Error(`Storybook could not be built in ${folder}, so there are no pictures.\n${output.slice(-4000)}`);
  }
}

export interface Session {
  /** A built Storybook. */
  storybook: string;
  /** Folder of the PNG files. */
  pictures: string;
  /** Whether the pictures are there to be compared with, rather than to be taken. */
  compares: boolean;
  /** Only stories whose title matches. */
  pattern?: string | undefined;
}

/** Takes or compares the pictures; answers what Playwright said. Its report of differences is in `test-results`. */
export async function photograph({ storybook, pictures, compares, pattern }: Session) {
  const site = await serveFolder(storybook);
  const args = ['test', '--config', join(root, 'scripts/visual/playwright.config.ts')];
  args.push(`--update-snapshots=${compares ? 'none' : 'all'}`);
  if (pattern) args.push('--grep', pattern);
  try {
    return await runTool('@playwright/test/cli.js', args, root, {
      VISUAL_STORYBOOK: storybook,
      VISUAL_URL: site.url,
      VISUAL_PICTURES: pictures,
      VISUAL_COMPARES: compares ? '1' : '',
    });
  } finally {
    site.stop();
  }
}
