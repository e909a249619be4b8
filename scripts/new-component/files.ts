/** Whole words, each with a capital: it names a folder, a function and, with a small letter, a style. */
export function isComponentName(name: string): boolean {
  return /^[A-Z][a-z]+(?:[A-Z][a-z]+)*$/.test(name);
}

/** The files of a component that is just begun, by their path from the root: enough to pass every check as it is. */
export function filesOf(name: string): Record<string, string> {
  const variable = name.charAt(0).toLowerCase() + name.slice(1);
  return {
    [`ui/${name}/${name}.css.ts`]: styles(variable),
    [`ui/${name}/${name}.variants.ts`]: variants(name, variable),
    [`ui/${name}/${name}.tsx`]: component(name, variable),
    [`stories/components/${name}.stories.tsx`]: story(name),
    [`stories/components/${name}.guide.tsx`]: guide(name),
  };
}

/** The line of `ui/index.ts` that makes a component public. */
export function exportOf(name: string): string {
  return `export { ${name}, type ${name}Props } from './${name}/${name}';\n`;
}

const styles = (variable: string) => `import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text';

export const ${variable} = componentStyle(
  { ...text('body'), padding: vars.space[12], borderRadius: vars.radius.md, overflowWrap: 'anywhere' },
  '${variable}',
);

export const tone = {
  plain: componentStyle({ background: vars.color.surface, color: vars.color.text }, 'plain'),
  quiet: componentStyle({ background: vars.color.sunken, color: vars.color.text2 }, 'quiet'),
};
`;

const variants = (name: string, variable: string) => `import { cva } from 'class-variance-authority';
import * as styles from './${name}.css';

export const ${variable} = cva(styles.${variable}, {
  variants: { tone: styles.tone },
  defaultVariants: { tone: 'plain' },
});
`;

const component = (name: string, variable: string) => `import type { ComponentProps } from 'react';
import type { VariantsOf } from '../internal/variants';
import { ${variable} } from './${name}.variants';

type Variants = VariantsOf<typeof ${variable}>;

export interface ${name}Props extends ComponentProps<'div'> {
  /**
   * What it says.
   * @default 'plain'
   */
  tone?: Variants['tone'];
}

/** What it is, and when to take it rather than another. */
export function ${name}({ tone, className, ...rest }: ${name}Props) {
  return <div {...rest} className={${variable}({ tone, className })} />;
}
`;

const story = (name: string) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = {
  component: ${name},
  title: 'Show/${name}',
  id: 'components-${name.toLowerCase()}',
  args: { children: 'Vé Lộc' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vé Lộc')).toBeVisible();
  },
};

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <${name} {...args} tone="plain" />
      <${name} {...args} tone="quiet" />
    </div>
  ),
};

export const LongestTextAt320: Story = {
  args: { children: 'Vui lòng chọn đủ sáu số cho từng bộ số trước khi thêm vé vào giỏ hàng', style: { width: '18rem' } },
  play: async ({ canvas }) => {
    const box = canvas.getByText(/Vui lòng/);
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
`;

const guide = (name: string) => `import { ${name} } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'What a page wants ${name} for.',
  not: 'What is like ${name}, and which one it is.',
  anatomy: { 'div[class]': 'The surface of ${name}.' },
  dos: { 'What ${name} is good at.': <${name}>Vé Lộc</${name}> },
  donts: { 'What ${name} is not made for.': null },
  keys: '${name} shows, and takes no key.',
  heard: 'What a screen reader is told of ${name} besides its words.',
  words: 'How long the words of ${name} are, and how they begin.',
};
`;
