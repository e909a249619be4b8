import { ensureServerBuilt } from './lib/build.mjs';
import { readEnvironmentFile } from './lib/environmentFile.mjs';

/** `npm run operator -- <command>`: the operator's commands, built first where need be. */
readEnvironmentFile();
ensureServerBuilt();
await import('../backend/dist/operator.js');
