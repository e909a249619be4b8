import type { Plugin } from 'vite';
import { propsOfSource, variantsOfSource } from './propsOfSource';

/**
 * Tells each component of `ui` what its props are, for its docs page: what Storybook reads by itself knows neither
 * variants nor `readonly` lists.
 */
export function describeProps(): Plugin {
  return {
    name: 'describe-props',
    enforce: 'pre',
    transform: {
      filter: { id: /\/ui\/[A-Z]\w+\/[A-Z]\w+(?:\.variants\.ts|\.tsx)$/ },
      handler(code, id) {
        const added = id.endsWith('.tsx')
          ? propsOfSource(id, code).map(
              ({ component, types, variants }) =>
                `${component}.describedProps = { types: ${JSON.stringify(types)}, variants: ${variants} };`,
            )
          : variantsOfSource(id, code).map(({ name, config }) => `Object.assign(${name}, ${config});`);
        // After the last line, so that every other line stays where a source map says it is.
        return added.length > 0 ? { code: [code, ...added].join('\n'), map: null } : null;
      },
    },
  };
}
