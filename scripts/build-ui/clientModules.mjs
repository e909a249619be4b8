import { createRequire } from 'node:module';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { root } from '../lib/root.mjs';

/** What React gives to a server component; `use` is there too, but the components read contexts with it. */
const serverReact = join(root, 'node_modules/react/cjs/react.react-server.production.js');
const onServer = new Set(Object.keys(createRequire(import.meta.url)(serverReact)).filter((name) => name !== 'use'));
/** Packages of which nothing needs a browser. Any other, Radix for one, may. */
const pure = /^(react|react\/jsx-runtime|class-variance-authority|uqr|@vanilla-extract\/css)$/;

/**
 * Which of the built modules only a client component may be: those that take from React what a server does not have
 * (state, effects, contexts), give an element an event handler or another function, stand on a package that may do so,
 * or take a hook, context or value from a module that is such a one.
 *
 * @param {Map<string, string>} modules code by path, such as `Button/Button.js`
 * @returns {Set<string>} paths
 */
export function clientModules(modules) {
  const facts = new Map([...modules].map(([path, code]) => [path, read(path, code)]));
  const client = new Set([...facts].filter(([, { needs }]) => needs).map(([path]) => path));
  // A client module gives the server its components and nothing else, so what takes more of it follows.
  for (let before = -1; before !== client.size;) {
    before = client.size;
    for (const [path, { values, isBarrel }] of facts)
      if (!isBarrel && values.some((from) => client.has(from))) client.add(path);
  }
  return client;
}

function read(path, code) {
  const { module, program } = parseSync(path, code);
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName }) => ({ from: moduleRequest.value, name: importName.name ?? '*' })),
  );
  return {
    isBarrel: program.body.every(({ type, declaration }) => /^(Import|Export)/.test(type) && !declaration),
    needs:
      handsFunction(program.body) ||
      imported.some(({ from, name }) => (from === 'react' ? !onServer.has(name) : isPackage(from) && !pure.test(from))),
    values: imported
      .filter(({ from, name }) => !isPackage(from) && !/^[A-Z][a-z]\w*(?<!Context)$/.test(name))
      .map(({ from }) => posix.join(posix.dirname(path), from)),
  };
}

function isPackage(name) {
  return !name.startsWith('.');
}

/** Whether `node`, any part of a syntax tree, makes an element with a function among its props. */
function handsFunction(node) {
  if (Array.isArray(node)) return node.some(handsFunction);
  if (node === null || typeof node !== 'object') return false;
  const [, props] = node.type === 'CallExpression' && /^jsxs?$/.test(node.callee.name) ? node.arguments : [];
  const given = props?.type === 'ObjectExpression' ? props.properties : [];
  return (
    given.some(({ key, value }) => /^on[A-Z]/.test(key?.name ?? '') || /Function/.test(value?.type)) ||
    Object.values(node).some(handsFunction)
  );
}
