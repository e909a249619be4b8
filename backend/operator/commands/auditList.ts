import { contract } from '@veloc/rules';
import type { Command } from '../command';

/** `audit list`: what operators did, the newest first. */
export const auditList: Command = {
  words: 'audit list',
  usage: '[--object KIND:ID] [--before ENTRY]',
  summary:
    'list what operators did and were refused, the newest first; --object of one thing, such as withdrawal:ID, or of a kind; --before for older entries',
  most: 0,
  options: ['object', 'before'],
  async run({ call, options: { object, before }, print }) {
    const asked = { itemPerPage: 50, ...(object && { object }), ...(before && { cursor: before }) };
    const { entries, cursor } = await call(contract.listAudit, { body: asked });
    for (const entry of entries) {
      const outcome = entry.status === null ? 'began' : [entry.status, entry.code].filter(Boolean).join(' ');
      const about = entry.object ? `${entry.object.kind}:${entry.object.id}` : 'nothing';
      print(`${entry.at}  ${entry.actor} from ${entry.address}  ${entry.call}  ${about}  ${outcome}  ${entry.id}`);
      print(`    ${JSON.stringify(entry.params)}`);
      if (entry.before ?? entry.after) print(`    ${JSON.stringify(entry.before)} -> ${JSON.stringify(entry.after)}`);
    }
    print(
      cursor === null ? `entries: ${entries.length}` : `entries: ${entries.length}; older ones: --before ${cursor}`,
    );
    return 0;
  },
};
