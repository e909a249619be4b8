import {
  TILE_WIDTH,
  bundlePath,
  hashOf,
  readBundle,
  readCheckpoint,
  readNote,
  readPolicy,
  readSealEntry,
  textOf,
  tilesOf,
  toHex,
  utf8,
  type DownloadedBook,
  type WitnessView,
} from '@veloc/proof';

/** Reads what stands at a path of the shop; null where there is nothing. Rejects where the shop cannot be reached. */
export type Download = (path: string) => Promise<Uint8Array | null>;

/** Something that a shop should publish and does not: one sentence. */
export class NotPublished extends Error {
  override name = 'NotPublished';
}

async function textAt(download: Download, path: string): Promise<string> {
  const bytes = await download(path);
  if (!bytes) throw new NotPublished(`The shop publishes nothing at ${path}, so there is nothing to check.`);
  return textOf(bytes);
}

/** The checkpoint of a log and, by its size, all entries that it is of. */
async function logAt(download: Download, folder: string) {
  const checkpoint = await textAt(download, `${folder}/checkpoint`);
  const { size } = readCheckpoint(readNote(checkpoint).text);
  const entries: Uint8Array[] = [];
  for (const tile of tilesOf(size)) {
    const path = `${folder}/${bundlePath(tile)}`;
    const bytes = await download(path);
    // Once a bundle is full its parts may be gone.
    const full = bytes ?? (tile.width < TILE_WIDTH ? await download(path.replace(/\.p\/\d+$/, '')) : null);
    if (!full) throw new NotPublished(`The shop publishes nothing at ${path}, so the log cannot be checked.`);
    entries.push(...readBundle(full, tile.width));
  }
  return { checkpoint, entries };
}

/** Whether a shop shows the book of a period yet. */
export const isPublished = async (download: Download, period: string) =>
  (await download(`/public/book/${period}/checkpoint`)) !== null;

export const downloadPolicy = (download: Download) => textAt(download, '/public/policy');
/** How the shop has changed its key; nothing of a shop that does not tell. */
export async function downloadKeys(download: Download): Promise<unknown> {
  const bytes = await download('/public/keys');
  return bytes ? JSON.parse(textOf(bytes)) : [];
}
export const downloadLog = (download: Download) => logAt(download, '/public/seals');
export const downloadWinners = (download: Download, period: string) =>
  textAt(download, `/public/book/${period}/winners.jsonl`);

/**
 * What the witnesses of a policy that have an address have seen of its log. `ask` answers the text at an address, null
 * where none is to be had. To be asked before the log is downloaded, which may grow meanwhile.
 */
export async function downloadViews(
  policy: string,
  ask: (url: string) => Promise<string | null>,
): Promise<WitnessView[]> {
  const { logs, witnesses } = readPolicy(policy);
  const origin = toHex(hashOf(utf8(logs[0]?.verifier.name ?? '')));
  return Promise.all(
    witnesses.flatMap(({ name, url }) =>
      url === null
        ? []
        : [ask(`${url.replace(/\/$/, '')}/${origin}/checkpoint`).then((checkpoint) => ({ name, checkpoint }))],
    ),
  );
}

/** A book, with the entries of the log that are about its period. */
export async function downloadBook(
  download: Download,
  period: string,
): Promise<DownloadedBook & { log: readonly string[] }> {
  const { entries } = await downloadLog(download);
  const about = entries.map(textOf).filter((text) => {
    const entry = readSealEntry(text);
    return 'period' in entry && entry.period === period;
  });
  const seals = about.filter((text) => readSealEntry(text).kind === 'seal');
  return { period, ...(await logAt(download, `/public/book/${period}`)), seals, log: about };
}
