import type { Plugin } from 'vite';
import { groups } from '../groups';
import { aliasesOf } from '../searchAliases';
import { documentedComponents } from './components';
import { tokensOf } from './tokens';

const MODULE = 'virtual:token-users';

/** The components by section, with what each is, what else it is called and where its page is, for a reader that is a tool. */
function listForTools(): string {
  const documented = documentedComponents();
  const lines = groups.flatMap((group) => [
    `## ${group}\n`,
    ...documented
      .filter((component) => component.group === group)
      .map(({ name, page, says }) => {
        const words = aliasesOf(name);
        return `- [${name}](./?path=/docs/${page}): ${says}${words ? ` Also: ${words}.` : ''}`;
      }),
    '',
  ]);
  const about = [
    '# @veloc/ui',
    '',
    '> A design system for lottery storefronts on a phone, in React, Vietnamese first, in a light and a dark theme.',
    '',
    'Props, examples and states of each component: manifests/components.json. Pages of words: manifests/docs.json.',
    '',
  ];
  return [...about, ...lines].join('\n');
}

/** What is read from the sources when Storybook is built: the users of each token, and `llms.txt`. */
export function readSources(): Plugin {
  return {
    name: 'read-sources',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const users: Record<string, { name: string; page: string }[]> = {};
      for (const { name, page, folder } of documentedComponents())
        for (const token of tokensOf(folder)) (users[token] ??= []).push({ name, page });
      return `export const tokenUsers = ${JSON.stringify(users)};`;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'llms.txt', source: listForTools() });
    },
  };
}
