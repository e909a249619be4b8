/** What the other rooms and strangers may use. */

export {
  ProofError,
  fromBase64,
  fromHex,
  hashFromBase64,
  hashOf,
  sameBytes,
  textOf,
  toBase64,
  toHex,
  utf8,
} from './bytes';
export {
  Frontier,
  checkConsistency,
  checkInclusion,
  consistencyProof,
  inclusionProof,
  leafHash,
  nodeHash,
  nodesOf,
  rootAt,
  rootOf,
  type Hash,
  type ReadNode,
} from './tree';
export {
  ED25519_TYPE,
  ed25519Signer,
  ed25519Verifier,
  openNote,
  readNote,
  readVkey,
  signNote,
  signatureLine,
  verifierOf,
  vkeyOf,
  type Signer,
  type Verifier,
} from './note';
export { COSIGNATURE_TYPE, cosignatureVerifier, cosignedAt, cosigner } from './cosignature';
export { checkpointText, readCheckpoint, type Checkpoint } from './checkpoint';
export { readTlogProof, tlogProofText, type TlogProof } from './tlogProof';
export { policyText, readPolicy, type Policy } from './policy';
export {
  TILE_WIDTH,
  bundleOf,
  bundlePath,
  hashesOf,
  nodesOfTiles,
  readBundle,
  readTilePath,
  tilePath,
  tilesOf,
  tilesRead,
  type Tile,
} from './tiles';
export {
  canonicalJson,
  canonicalTicket,
  entryLeaf,
  readTicketEntry,
  readTicketFacts,
  ticketEntry,
  type TicketFacts,
} from './ticketEntry';
export { readSealEntry, sealEntryText, type SealEntry } from './sealEntries';
export { promiseText, readPromise, readRefusal, refusalText, requestHash, signerNames } from './promise';
export {
  comparePacks,
  linesSince,
  openPack,
  packText,
  signPack,
  type PackOrder,
  type ResultPack,
  type SignedPack,
} from './resultPack';
export { isAgreedPolicy, keyEntry, policyAfter, type KeyChange } from './keyChange';
export { readReceipt, type Receipt } from './receipt';
export { areAllPassed, checked, expectThat, type Check, type CheckState } from './verify/check';
export {
  receiptChecks,
  shopOf,
  verifyReceipt,
  type ProvedTicket,
  type ReceiptCheck,
  type VerifiedReceipt,
} from './verify/receipt';
export { verifyRefusal, type RefusalCheck } from './verify/refusal';
export { checkEntered, verifyBook, type BookCheck, type DownloadedBook } from './verify/book';
export { verifyLog, type DownloadedLog, type LogCheck, type VerifiedLog, type WitnessView } from './verify/log';
export {
  checkListed,
  verifyWinners,
  type DownloadedWinners,
  type ListedWinner,
  type SettledBy,
  type WinnersCheck,
} from './verify/winners';
