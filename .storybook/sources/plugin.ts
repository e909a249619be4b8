import type { Plugin } from 'vite';
import { groups } from '../groups';
import { aliasesOf } from '../searchAliases';
import { documentedComponents, type DocumentedComponent } from './components';
import { guideOf } from './guides';
import { tokensOf } from './tokens';

const TOKEN_USERS = 'virtual:token-users';
const COMPONENT_PAGES = 'virtual:component-pages';

/** What a component is, when it is meant and when not, what to do with it and what not to. */
export function lineForTools({ name, title, page, says }: DocumentedComponent): string {
  const words = aliasesOf(name);
  const { when = [], not = [], dos = [], donts = [] } = guideOf(title);
  return [
    `- [${name}](./?path=/docs/${page}): ${says}`,
    ...(words ? [`Also: ${words}.`] : []),
    ...when.map((text) => `When: ${text}`),
    ...not.map((text) => `Not: ${text}`),
    ...dos.map((text) => `Do: ${text}`),
    ...donts.map((text) => `Do not: ${text}`),
  ].join(' ');
}

/** The components by section, with what each is, what else it is called and where its page is, for a reader that is a tool. */
function listForTools(): string {
  const documented = documentedComponents();
  const lines = groups.flatMap((group) => [
    `## ${group}\n`,
    ...documented.filter((component) => component.group === group).map((component) => lineForTools(component)),
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
      this.emitFile({ type: 'asset', fileName: 'llms.txt', source: listForTools() });
    },
  };
}
