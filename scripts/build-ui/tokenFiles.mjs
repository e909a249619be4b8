/** Whether a part of a file of tokens is a group, which tokens of another file may join. */
const isGroup = (part) => typeof part === 'object' && part !== null && !Array.isArray(part) && !('$value' in part);

function joined(one, other) {
  const all = { ...one };
  for (const [name, part] of Object.entries(other))
    all[name] = isGroup(part) && isGroup(all[name]) ? joined(all[name], part) : part;
  return all;
}

/** A value with what it points at by `$ref` in its place: in another document the same words point elsewhere. */
function settled(value, tokens) {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => settled(part, tokens));
  if (value.$ref)
    return value.$ref
      .slice(2)
      .split('/')
      .reduce((part, step) => part[step], tokens);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, settled(part, tokens)]));
}

/**
 * The tokens as the package brings them: `resolver`, the three axes in one document with nothing outside of it, and
 * `tokens`, the default of each axis as a plain file of the Design Tokens format, for what knows no resolver.
 *
 * @param {object} resolver `veloc.resolver.json`
 * @param {(file: string) => object} read gives the file that it names
 */
export function tokenFiles(resolver, read) {
  const byDefault = resolver.resolutionOrder.flatMap(({ $ref }) => {
    const [, kind, name] = $ref.split('/');
    if (kind === 'sets') return resolver.sets[name].sources;
    return resolver.modifiers[name].contexts[resolver.modifiers[name].default];
  });
  const tokens = byDefault.map(({ $ref }) => read($ref)).reduce(joined, {});
  delete tokens.$description;

  const named = (group, by) => Object.fromEntries(Object.entries(group).map(([name, part]) => [name, by(part)]));
  const inline = (sources) => sources.map(({ $ref }) => settled(read($ref), tokens));
  const sets = named(resolver.sets, (set) => ({ ...set, sources: inline(set.sources) }));
  const modifiers = named(resolver.modifiers, (axis) => ({ ...axis, contexts: named(axis.contexts, inline) }));
  return { resolver: { ...resolver, sets, modifiers }, tokens };
}
