import type { Plugin } from 'vite';
import { shownComponents } from './components';
import { tokensOf } from './tokens';

const MODULE = 'virtual:token-users';

/** What is read from the sources when Storybook is built: the users of each token. */
export function readSources(): Plugin {
  return {
    name: 'read-sources',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const users: Record<string, { name: string; page: string }[]> = {};
      for (const { name, page, folder } of shownComponents())
        for (const token of tokensOf(folder)) (users[token] ??= []).push({ name, page });
      return `export const tokenUsers = ${JSON.stringify(users)};`;
    },
  };
}
