import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groups } from '../groups';
import { propsOfSource } from '../props/propsOfSource';
import { aliasesOf } from '../searchAliases';
import { documentedComponents, type DocumentedComponent } from './components';
import { guideOf } from './guides';

const root = join(import.meta.dirname, '../..');

type AddressOf = (component: DocumentedComponent) => string;

/** What a component is, when it is meant and when not, what to do with it and what not to. */
export function lineForTools(component: DocumentedComponent, addressOf: AddressOf): string {
  const { name, title, says } = component;
  const words = aliasesOf(name);
  const { when = [], not = [], dos = [], donts = [] } = guideOf(title);
  return [
    `- [${name}](${addressOf(component)}): ${says}`,
    ...(words ? [`Also: ${words}.`] : []),
    ...when.map((text) => `When: ${text}`),
    ...not.map((text) => `Not: ${text}`),
    ...dos.map((text) => `Do: ${text}`),
    ...donts.map((text) => `Do not: ${text}`),
  ].join(' ');
}

/** `llms.txt`: the components by section, for a reader that is a tool. `more` says where the rest stands. */
export function listForTools(more: string, addressOf: AddressOf): string {
  const documented = documentedComponents();
  const lines = groups.flatMap((group) => [
    `## ${group}\n`,
    ...documented
      .filter((component) => component.group === group)
      .map((component) => lineForTools(component, addressOf)),
    '',
  ]);
  const about = [
    '# @veloc/ui',
    '',
    '> A design system for lottery storefronts on a phone, in React, Vietnamese first, in a light and a dark theme.',
    '',
    more,
    '',
  ];
  return [...about, ...lines].join('\n');
}

/** Where the package has the types of a component, from `dist`. */
export const typesOf = ({ name, folder }: Pick<DocumentedComponent, 'name' | 'folder'>) => `./${folder}/${name}.d.ts`;

/** `manifest.json`: the same in parts, with a component's own props; what it takes as a variant stands in its types. */
export function manifestForTools(): object {
  const components = documentedComponents().map((component) => {
    const { name, title, group, folder, says } = component;
    const file = `ui/${folder}/${name}.tsx`;
    const described = propsOfSource(file, readFileSync(join(root, file), 'utf8'));
    const { types = {} } = described.find((props) => props.component === name) ?? {};
    return {
      name,
      import: `@veloc/ui/${folder}`,
      types: typesOf(component),
      group,
      says,
      also: aliasesOf(name)?.split(', ') ?? [],
      ...guideOf(title),
      props: Object.fromEntries(Object.entries(types).map(([prop, { text }]) => [prop, text])),
    };
  });
  return { components };
}
