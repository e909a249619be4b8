import { ensureServerBuilt } from './lib/build.mjs';

/** `npm run operator -- <command>`: the operator's commands, built first where need be. */
ensureServerBuilt();
await import('../backend/dist/operator.js');
