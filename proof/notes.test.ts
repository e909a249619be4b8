import { describe, expect, it } from 'vitest';
import { ProofError, toBase64, toHex, utf8 } from './bytes';
import { checkpointText, readCheckpoint } from './checkpoint';
import { COSIGNATURE_TYPE, cosignatureVerifier, cosignedAt, cosigner } from './cosignature';
import { checkEd25519 } from './ed25519';
import { verify } from './ed25519Library';
import {
  ED25519_TYPE,
  LONGEST_NOTE,
  MOST_SIGNATURES,
  ed25519Signer,
  openNote,
  readNote,
  readVkey,
  signNote,
  verifierOf,
  vkeyOf,
} from './note';
import { policyText, readPolicy } from './policy';
import { leafHash } from './tree';
import { readTlogProof, tlogProofText } from './tlogProof';
import { shopKey, witnessKey } from './testing/signingKey';

/** Of C2SP signed-note. */
const VKEY = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k';
const NOTE = `This is an example message.

— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=
`;
const foo = verifierOf(VKEY);
const [, , LINE = ''] = NOTE.split('\n');
const WITNESS = 'witness.example/w1+04d2d833+BD1AF8PoQ4lakrcKp00bfrycmCzPLsSWjMDNVfEq9GYM';

describe('a note', () => {
  it('of the specification is opened', async () => {
    expect(await openNote(NOTE, [foo])).toMatchObject({ text: 'This is an example message.\n' });
  });

  it('with strangers’ lines is opened, and their lines mean nothing', async () => {
    const stranger = `— example.com/foo ${toBase64(utf8('another key than foo'))}\n`;
    const { signers } = await openNote(`${NOTE}${stranger.repeat(MOST_SIGNATURES - 1)}`, [foo]);
    expect(signers).toHaveLength(1);
  });

  it.each([
    ['of a changed text', NOTE.replace('example', 'exemple')],
    ['whose signature was changed', NOTE.replace('YjOBH3', 'YjOBH4')],
    ['of nobody who is known', NOTE.replace('— example.com/foo', '— example.com/bar')],
    ['with 16 junk signatures before its own', NOTE.replace(LINE, `${'— a.example AAAAAAA=\n'.repeat(16)}${LINE}`)],
    ['of a megabyte', `${'a'.repeat(LONGEST_NOTE)}${NOTE}`],
    ['that does not end', NOTE.slice(0, -1)],
    ['without signatures', 'This is an example message.\n\n'],
    ['without text', `\n\n${LINE}\n`],
    ['with a blank line among its signatures', `${NOTE}\n${LINE}`],
    ['with a tab', NOTE.replace('This is', 'This\tis')],
    ['with half of a character', NOTE.replace('This', '\ud800')],
    ['whose base64 has other last bits', NOTE.replace('aQM=', 'aQN=')],
    ['whose signature line has a fourth word', NOTE.replace(LINE, `${LINE} more`)],
    ['with a hyphen for the dash', NOTE.replace('—', '-')],
    ['that is a number', 7],
    ['that is nothing', null],
  ])('%s is refused', async (_, note) => {
    await expect(openNote(note, [foo])).rejects.toThrow(ProofError);
  });

  it('is signed as others sign it', async () => {
    const signer = ed25519Signer('shop.example', shopKey);
    const note = signNote('Hello\n', [signer]);
    const verifier = verifierOf(vkeyOf('shop.example', ED25519_TYPE, shopKey.publicKey));
    expect(await openNote(note, [verifier])).toMatchObject({ text: 'Hello\n' });
    expect(readNote(note).signatures).toHaveLength(1);
  });

  it.each([
    '',
    'example.com/foo',
    VKEY.replace('530d903a', '530d903b'),
    VKEY.replace('foo', 'fo o'),
    `${VKEY}=`,
    VKEY.slice(0, -4),
    7,
  ])('has no verifier by the key %s', (vkey) => {
    expect(() => verifierOf(vkey)).toThrow(ProofError);
  });

  it('is judged alike by the library for devices without Ed25519', async () => {
    const message = utf8('text');
    const signature = shopKey.sign(message);
    const { publicKey } = shopKey;
    for (const [wrong, changed] of [
      [message, signature],
      [utf8('test'), signature],
      [message, signature.with(3, 0)],
    ] as const) {
      const isRight = await checkEd25519({ publicKey, message: wrong, signature: changed });
      expect(verify(changed, wrong, publicKey)).toBe(isRight);
      expect(isRight).toBe(wrong === message && changed === signature);
    }
    for (const bad of [new Uint8Array(32).fill(255), new Uint8Array(31)]) {
      expect(await checkEd25519({ publicKey: bad, message, signature })).toBe(false);
      expect(verify(signature, message, bad)).toBe(false);
    }
  });
});

describe('a checkpoint', () => {
  const checkpoint = { origin: 'shop.example/seals', size: 7, root: leafHash(utf8('a')) };

  it('is three lines and what a log adds', () => {
    expect(readCheckpoint(checkpointText(checkpoint))).toEqual({ ...checkpoint, extensions: [] });
    const more = { ...checkpoint, extensions: ['one', 'two'] };
    expect(readCheckpoint(checkpointText(more))).toEqual(more);
  });

  it.each([
    '',
    '\n7\n',
    'a\n07\n',
    'a\n7\nAAAA\n',
    checkpointText(checkpoint).slice(0, -1),
    `${checkpointText(checkpoint)}\n`,
  ])('is not %j', (text) => expect(() => readCheckpoint(text)).toThrow(ProofError));
});

describe('a cosignature', () => {
  const text = checkpointText({ origin: 'shop.example/seals', size: 0, root: leafHash(utf8('')) });

  it('holds for its text and its time alone', async () => {
    const verifier = cosignatureVerifier(WITNESS);
    const signature = cosigner('witness.example/w1', witnessKey, 1_787_309_950).sign(text);
    expect(cosignedAt(signature)).toBe(1_787_309_950);
    expect(await verifier.verify(text, signature)).toBe(true);
    expect(await verifier.verify(`${text}more\n`, signature)).toBe(false);
    expect(await verifier.verify(text, signature.with(7, 0))).toBe(false);
    expect(await verifier.verify(text, signature.slice(8))).toBe(false);
    expect(await verifier.verify(text, new Uint8Array(72).fill(255))).toBe(false);
  });

  it('has keys of its own type', () => {
    expect(vkeyOf('witness.example/w1', COSIGNATURE_TYPE, witnessKey.publicKey)).toBe(WITNESS);
    expect(() => verifierOf(WITNESS)).toThrow('witness.example/w1 has no Ed25519 key.');
    expect(() => cosignatureVerifier(VKEY)).toThrow(ProofError);
    expect(toHex(readVkey(WITNESS).keyId)).toBe('04d2d833');
  });
});

describe('a proof of a log', () => {
  const proof = { index: 2, hashes: [leafHash(utf8('a'))], checkpoint: NOTE };

  it('carries the checkpoint byte for byte', () => {
    expect(readTlogProof(tlogProofText(proof))).toEqual(proof);
    const more = { ...proof, extra: utf8('about') };
    expect(readTlogProof(tlogProofText(more))).toEqual(more);
    expect(tlogProofText(proof)).toMatch(
      /^c2sp\.org\/tlog-proof@v1\nindex 2\n.{44}\n\nThis is an example message\.\n\n—/,
    );
  });

  const written = tlogProofText(proof);
  it.each([
    '',
    written.replace('@v1', '@v2'),
    written.replace('index 2', 'index 02'),
    written.replace('index 2', 'index -1'),
    written.replace('index 2\n', ''),
    written.replace('index 2', `extra ?\nindex 2`),
    written.replace('\n\n', `${'\nZ+cQ9wJLi56/HHW+qt6gcf9kZYgBpETjKC+ZwkIXiek='.repeat(54)}\n\n`),
    5,
  ])('is not %j', (text) => expect(() => readTlogProof(text)).toThrow(ProofError));
});

describe('a policy', () => {
  const key = (name: string, index: number) =>
    vkeyOf(
      name,
      COSIGNATURE_TYPE,
      Uint8Array.from({ length: 32 }, () => index),
    );
  const witnesses = [1, 2, 3].map((index) => `witness X${index} ${key(`x${index}.example`, index)}\n`).join('');
  const text = `# whom we trust\nlog ${VKEY} https://example.com/\n\n${witnesses}group X 2 X1 X2 X3\n\tquorum   X \n`;

  it('is met by as many as it says', () => {
    const policy = readPolicy(text);
    expect(policy.logs).toMatchObject([{ verifier: { name: 'example.com/foo' }, url: 'https://example.com/' }]);
    expect(policy.isMetBy(new Set(['X1']))).toBe(false);
    expect(policy.isMetBy(new Set(['X1', 'X3']))).toBe(true);
    expect(readPolicy('quorum none\n').isMetBy(new Set())).toBe(true);
    expect(readPolicy(text.replace('X 2', 'X all')).isMetBy(new Set(['X1', 'X3']))).toBe(false);
    expect(readPolicy(text.replace('X 2', 'X any')).isMetBy(new Set(['X3']))).toBe(true);
  });

  it('of a shop is read as it was written', () => {
    const written = policyText([{ vkey: VKEY, url: null }], [{ vkey: WITNESS, url: 'https://w.example/' }]);
    expect(written).toBe(
      `log ${VKEY}\nwitness w1 ${WITNESS} https://w.example/\ngroup witnesses any w1\nquorum witnesses\n`,
    );
    expect(readPolicy(written).witnesses).toMatchObject([{ name: 'w1', url: 'https://w.example/' }]);
    expect(policyText([{ vkey: VKEY, url: null }], [])).toBe(`log ${VKEY}\nquorum none\n`);
  });

  it.each([
    ['', 'names no quorum'],
    [`${text}quorum X\n`, 'cannot be read at: quorum X'],
    ['quorum Y\n', 'cannot be read'],
    [text.replace('X 2', 'X 4'), 'cannot be read'],
    [text.replace('X 2', 'X 0'), 'cannot be read'],
    [text.replace('X1 X2 X3', 'X1 X1'), 'cannot be read'],
    [text.replace('X1 X2 X3', 'X1 X2 X9'), 'cannot be read'],
    [text.replace('group X 2', 'group none 2'), 'cannot be read'],
    [text.replace('\tquorum', 'group Z any X1\nquorum'), 'cannot be read'],
    [`${text}witness X4 ${key('other.example', 1)}\n`, 'cannot be read'],
    [`${text}log ${VKEY}\n`, 'cannot be read'],
    [`${text}something else\n`, 'cannot be read'],
    [`${'quorum none\n'.repeat(300)}`, 'more than 200 lines'],
    [null, 'missing'],
  ])('is not %j', (policy, why) => expect(() => readPolicy(policy)).toThrow(why));
});
