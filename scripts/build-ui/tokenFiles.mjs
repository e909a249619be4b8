/** Whether a part of a file of tokens is a group, which tokens of another file may join. */
const isGroup = (part) => typeof part === 'object' && part !== null && !Array.isArray(part) && !('$value' in part);

function joined(one, other) {
  const all = { ...one };
  for (const [name, part] of Object.entries(other))
    all[name] = isGroup(part) && isGroup(all[name]) ? joined(all[name], part) : part;
  return all;
}

/**
 * The tokens as the package brings them: `resolver`, the three axes in one document with nothing outside of it, and
 * `tokens`, the default of each axis as a plain file of the Design Tokens format, for what knows no resolver.
 *
 * @param {object} resolver `veloc.resolver.json`
 * @param {(file: string) => object} read gives the file that it names
 */
export function tokenFiles(resolver, read) {
  const inline = (sources) => sources.map(({ $ref }) => read($ref));
  const named = (group, by) => Object.fromEntries(Object.entries(group).map(([name, part]) => [name, by(part)]));
  const sets = named(resolver.sets, (set) => ({ ...set, sources: inline(set.sources) }));
  const modifiers = named(resolver.modifiers, (axis) => ({ ...axis, contexts: named(axis.contexts, inline) }));
  const byDefault = resolver.resolutionOrder.flatMap(({ $ref }) => {
    const [, kind, name] = $ref.split('/');
    return kind === 'sets' ? sets[name].sources : modifiers[name].contexts[modifiers[name].default];
  });
  const tokens = byDefault.reduce(joined, {});
  delete tokens.$description;
  return { resolver: { ...resolver, sets, modifiers }, tokens };
}
