import { randomBytes } from 'node:crypto';
import { withClient } from '../../../backend/db/connect';

const nameOf = (url: string) => new URL(url).pathname.slice(1);

/** A database of its own on the server at `server`, empty or a copy of the one at `template`. Answers its address. */
export async function createDatabase(server: string, template?: string): Promise<string> {
  const url = new URL(server);
  url.pathname = `/veloc_journey_${randomBytes(6).toString('hex')}`;
  const from = template === undefined ? '' : `template ${nameOf(template)} strategy file_copy`;
  await withClient(server, (client) => client.query(`create database ${nameOf(url.href)} ${from}`));
  return url.href;
}

export async function dropDatabase(server: string, url: string): Promise<void> {
  await withClient(server, (client) => client.query(`drop database ${nameOf(url)} with (force)`));
}
