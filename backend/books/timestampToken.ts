import { X509Certificate, createHash } from 'node:crypto';
import { ProofError, sameBytes } from '@veloc/proof';
import { Integer, OctetString } from 'asn1js';
import {
  AlgorithmIdentifier,
  Certificate,
  ContentInfo,
  MessageImprint,
  SignedData,
  TSTInfo,
  TimeStampReq,
  TimeStampResp,
} from 'pkijs';

// Timestamps of RFC 3161: an authority signs that it has seen a hash, and when.

const SHA_256 = '2.16.840.1.101.3.4.2.1';
/** What a certificate must be for (RFC 3161 section 2.3). */
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
/** PKIStatus: granted, and granted with changes. */
const GRANTED = [0, 1];

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Asks for a token over a text, with the authority's certificates in it. `nonce` is 8 bytes. */
export function timestampRequest(text: string, nonce: Uint8Array): Uint8Array {
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256 }),
      hashedMessage: new OctetString({ valueHex: hashOf(text) }),
    }),
    nonce: new Integer({ valueHex: positive(nonce) }),
    certReq: true,
  });
  return new Uint8Array(request.toSchema().toBER());
}

/** As DER writes a positive number without a leading zero. */
const positive = (nonce: Uint8Array) => nonce.map((byte, at) => (at === 0 ? (byte & 0x7f) | 0x40 : byte));

/** What `read` makes of bytes from outside. Throws a ProofError where they are none of its kind. */
function decoded<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new ProofError(`A timestamp cannot be read: ${String(cause)}`);
  }
}

/** The token in an authority's answer to a request. Throws a ProofError where it is refused, or over something else. */
export function tokenOf(response: Uint8Array, text: string, nonce: Uint8Array): Uint8Array {
  const { status, timeStampToken } = decoded(() => TimeStampResp.fromBER(Uint8Array.from(response)));
  if (!GRANTED.includes(status.status) || !timeStampToken) {
    throw new ProofError(`The timestamp authority refused with status ${status.status}.`);
  }
  const token = new Uint8Array(timeStampToken.toSchema().toBER());
  const { info } = read(token, text);
  const answered = info.nonce?.valueBlock.valueHexView;
  if (!answered || !sameBytes(answered, positive(nonce)))
    throw new ProofError('The timestamp answers another request.');
  return token;
}

/** A token taken apart, which is over this text. */
function read(token: Uint8Array, text: string) {
  const parts = decoded(() => {
    const signed = new SignedData({ schema: ContentInfo.fromBER(Uint8Array.from(token)).content });
    return { signed, info: TSTInfo.fromBER(signed.encapContentInfo.eContent?.getValue() ?? new ArrayBuffer(0)) };
  });
  const { hashAlgorithm, hashedMessage } = parts.info.messageImprint;
  const isOfText =
    hashAlgorithm.algorithmId === SHA_256 && sameBytes(hashedMessage.valueBlock.valueHexView, hashOf(text));
  if (!isOfText) throw new ProofError('The timestamp is of another text.');
  return parts;
}

/**
 * When an authority has seen a text, by a token that leads to one of these certificates (PEM, one or more). Throws a
 * ProofError for a token of another text, one whose signature is wrong, and one of an authority that is not for that.
 */
export async function verifyTimestamp(
  token: Uint8Array,
  text: string,
  authorities: string,
): Promise<{ at: Date; by: string }> {
  const { signed, info } = read(token, text);
  const trusted = decoded(() =>
    (authorities.match(/-----BEGIN CERTIFICATE-----.*?-----END CERTIFICATE-----/gs) ?? []).map((pem) =>
      Certificate.fromBER(new X509Certificate(pem).raw),
    ),
  );
  if (trusted.length === 0) throw new ProofError('The file of authorities holds no certificate.');
  const found = await signed
    .verify({
      signer: 0,
      data: Uint8Array.from(Buffer.from(text)).buffer,
      trustedCerts: trusted,
      checkChain: true,
      // Certificates of an authority end; what they signed before stays signed.
      checkDate: info.genTime,
      extendedMode: true,
    })
    .catch((error: unknown) => {
      throw new ProofError(`The timestamp is not signed by a known authority: ${String(error)}`);
    });
  if (!found.signatureVerified || !found.signerCertificateVerified || !found.signerCertificate) {
    throw new ProofError('The timestamp is not signed by a known authority.');
  }
  const signer = new X509Certificate(Buffer.from(found.signerCertificate.toSchema().toBER()));
  if (!signer.keyUsage.includes(TIME_STAMPING)) {
    throw new ProofError('The timestamp is signed by a certificate that is not for timestamps.');
  }
  return { at: info.genTime, by: signer.subject.replaceAll('\n', ', ') };
}
