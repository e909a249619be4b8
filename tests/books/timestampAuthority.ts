import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

/** Whether this machine has OpenSSL, whose `ts` is an authority. */
export function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const CONFIG = `[tsa]
default_tsa = own
[own]
serial = ./serial
signer_cert = ./tsa.pem
signer_key = ./tsa.key
certs = ./ca.pem
default_policy = 1.2.3.4.1
digests = sha256
signer_digest = sha256
ess_cert_id_alg = sha256
`;

const EXTENSIONS = {
  stamping: 'extendedKeyUsage=critical,timeStamping\nkeyUsage=critical,digitalSignature\n',
  serving: 'extendedKeyUsage=serverAuth\nkeyUsage=critical,digitalSignature\n',
};

/** An authority of one's own (RFC 3161 over HTTP) with a root certificate at `ca`, made in a folder. */
export async function startAuthority(folder: string) {
  mkdirSync(folder);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const forCa = ['-addext', 'basicConstraints=critical,CA:TRUE', '-addext', 'keyUsage=critical,keyCertSign'];
  openssl(
    'req',
    '-x509',
    ...key,
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-days',
    '36500',
    '-subj',
    '/CN=Root',
    ...forCa,
  );
  openssl('req', ...key, '-keyout', 'tsa.key', '-out', 'tsa.csr', '-subj', '/CN=Authority');
  const certify = (name: keyof typeof EXTENSIONS, out: string) => {
    writeFileSync(join(folder, 'extensions'), EXTENSIONS[name]);
    const signing = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'extensions'];
    openssl('x509', '-req', '-in', 'tsa.csr', ...signing, '-days', '36500', '-out', out);
  };
  certify('stamping', 'tsa.pem');
  certify('serving', 'server.pem');
  writeFileSync(join(folder, 'serial'), '01');
  writeFileSync(join(folder, 'config'), CONFIG);

  const asked: Buffer[] = [];
  let answer = (query: Buffer): Buffer => {
    writeFileSync(join(folder, 'query'), query);
    openssl('ts', '-reply', '-config', 'config', '-queryfile', 'query', '-out', 'reply');
    return readFileSync(join(folder, 'reply'));
  };
  const honest = answer;
  const server = createServer(async (request, response) => {
    const query = await buffer(request);
    asked.push(query);
    try {
      const reply = answer(query);
      response.writeHead(200, { 'Content-Type': 'application/timestamp-reply' }).end(reply);
    } catch {
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tsr`,
    ca: join(folder, 'ca.pem'),
    asked,
    honest,
    /** The content of a token, signed by the same root's certificate of a web server. */
    signedByServer(token: Uint8Array): Buffer {
      writeFileSync(join(folder, 'token'), token);
      openssl('cms', '-verify', '-noverify', '-inform', 'DER', '-in', 'token', '-out', 'content');
      const content = ['-in', 'content', '-binary', '-nodetach', '-econtent_type', '1.2.840.113549.1.9.16.1.4'];
      const signing = ['-signer', 'server.pem', '-inkey', 'tsa.key', '-md', 'sha256'];
      openssl('cms', '-sign', ...content, ...signing, '-outform', 'DER', '-out', 'forged');
      return readFileSync(join(folder, 'forged'));
    },
    /** Answers otherwise from now on. */
    answersBy: (other: typeof answer) => {
      answer = other;
    },
    stop: () => server.close(),
  };
}
