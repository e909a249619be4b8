/** What is used of the library, which brings no types: the content coding aes128gcm of RFC 8188, keyed as RFC 8291 says. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  const ece: {
    encrypt(
      plain: Buffer,
      options: {
        version: 'aes128gcm';
        /** The receiver's public key. */
        dh: Buffer;
        authSecret: Buffer;
        /** The sender's key, of this one message. */
        privateKey: ECDH;
        /** 16 bytes. */
        salt: Buffer;
        /** Bytes of padding. @default 0 */
        pad?: number;
      },
    ): Buffer;
  };
  export default ece;
}
