import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptedNames, publicNames, uiRoom, type OpenRoom } from './publicNames';

/** Writes down the public names of a package as they are now; answers what is new and what is gone. */
export function acceptNames(
  root: string,
  room: OpenRoom = uiRoom,
): { names: string[]; added: string[]; gone: string[] } {
  const before = acceptedNames(root, room);
  const names = publicNames(root, room.index);
  writeFileSync(join(root, room.list), `${names.join('\n')}\n`);
  return {
    names,
    added: names.filter((name) => !before.includes(name)),
    gone: before.filter((name) => !names.includes(name)),
  };
}
