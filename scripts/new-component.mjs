import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';

/** `npm run new-component NumberBall`: the folder, the export and a first story of a component. */
const [name] = process.argv.slice(2);
if (!name || !/^[A-Z][A-Za-z]+$/.test(name)) {
  console.error('A component needs a name in capitals of its own, for instance: npm run new-component NumberBall');
  process.exit(2);
}
const folder = join(root, 'ui', name);
if (existsSync(folder)) {
  console.error(`ui/${name} exists already. Choose another name, or change that one.`);
  process.exit(2);
}
const className = name[0].toLowerCase() + name.slice(1);

mkdirSync(folder);
writeFileSync(
  join(folder, `${name}.css.ts`),
  `import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';

export const ${className} = componentStyle({ color: vars.color.text }, '${className}');
`,
);
writeFileSync(
  join(folder, `${name}.tsx`),
  `import type { ComponentProps } from 'react';
import * as styles from './${name}.css';

export interface ${name}Props extends ComponentProps<'div'> {}

/** What it is, and when to use it. */
export function ${name}({ className, ...rest }: ${name}Props) {
  return <div {...rest} className={[styles.${className}, className].filter(Boolean).join(' ')} />;
}
`,
);
writeFileSync(
  join(root, 'stories/components', `${name}.stories.tsx`),
  `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from '@veloc/ui';

const meta = {
  component: ${name},
  args: { children: 'Vé Lộc' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vé Lộc')).toBeVisible();
  },
};
`,
);
appendFileSync(join(root, 'ui/index.ts'), `export { ${name}, type ${name}Props } from './${name}/${name}';\n`);
console.log(
  `ui/${name} and stories/components/${name}.stories.tsx are there. stories/Writing-a-component.mdx says how to go on.`,
);
