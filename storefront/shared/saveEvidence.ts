import { allEvidence } from '../data/promises';
import { saveFile } from './usePicture';

/** Whether this device holds tickets of the player that do not agree with their books. */
export const hasEvidence = (): boolean => allEvidence().length > 0;

/** Hands it to the browser's downloads, as JSON: what the shop signed at each payment, and what it handed out later. */
export function saveEvidence(name: string, evidence: object = allEvidence()): void {
  saveFile(new File([JSON.stringify(evidence, null, 2)], name, { type: 'application/json' }));
}
