/** Where a ticket stands in the book of its draw, with what only its owner knows. */
export interface ProofPlace {
  period: string;
  /** From 0. */
  seq: number;
  /** 32 bytes in lower-case hex. */
  salt: string;
}

/** As the code on a printed slip names it, behind the `#` that no browser sends to a server. */
export const proofHash = ({ period, seq, salt }: ProofPlace): string => `#${period}.${seq}.${salt}`;

/** Null for any other hash. */
export function readProofHash(hash: string): ProofPlace | null {
  const [, period, seq, salt] = /^#([\w:-]{1,60})\.(\d{1,9})\.([\da-f]{64})$/.exec(hash) ?? [];
  return period === undefined || salt === undefined ? null : { period, seq: Number(seq), salt };
}
