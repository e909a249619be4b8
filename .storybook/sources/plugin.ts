import type { Plugin } from 'vite';
import { documentedComponents } from './components';
import { listForTools } from './forTools';
import { tokensOf } from './tokens';

const TOKEN_USERS = 'virtual:token-users';
const COMPONENT_PAGES = 'virtual:component-pages';

const MORE =
  'Props, examples and states of each component: manifests/components.json. Pages of words: manifests/docs.json.';

/** What is read from the sources when Storybook is built: the users of each token, and `llms.txt`. */
export function readSources(): Plugin {
  return {
    name: 'read-sources',
    resolveId: (id) => (id === TOKEN_USERS || id === COMPONENT_PAGES ? `\0${id}` : null),
    load(id) {
      if (id === `\0${COMPONENT_PAGES}`) {
        const pages = Object.fromEntries(documentedComponents().map(({ name, page }) => [name, page]));
        return `export const componentPages = ${JSON.stringify(pages)};`;
      }
      if (id !== `\0${TOKEN_USERS}`) return null;
      const users: Record<string, { name: string; page: string }[]> = {};
      for (const { name, page, folder } of documentedComponents())
        for (const token of tokensOf(folder)) (users[token] ??= []).push({ name, page });
      return `export const tokenUsers = ${JSON.stringify(users)};`;
    },
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'llms.txt',
        source: listForTools(MORE, ({ page }) => `./?path=/docs/${page}`),
      });
    },
  };
}
