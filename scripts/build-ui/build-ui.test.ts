import { describe, expect, it } from 'vitest';
import { clientModules } from './clientModules.mjs';
import { componentEntries, stylesInOrder, withoutStyles } from './entries.mjs';
import { tokenFiles } from './tokenFiles.mjs';

describe('the modules that only a client component may be', () => {
  const jsx = `import { jsx } from 'react/jsx-runtime';\n`;

  it.each([
    ['a hook of React', `import { useState } from 'react';`],
    ['a context', `import { createContext } from 'react';`],
    ['a package that may need a browser', `import * as Dialog from '@radix-ui/react-dialog';`],
    ['an event handler', `${jsx}const Part = () => jsx('button', { onClick: press });`],
    [
      'a function among the props',
      `${jsx}const Part = () => jsx(List, { children: [1].map(() => jsx(Row, { draw: () => 1 })) });`,
    ],
  ])('are those with %s', (_what, code) => {
    expect([...clientModules(new Map([['Part/Part.js', code]]))]).toEqual(['Part/Part.js']);
  });

  it.each([
    ['what a server has of React', `import { memo, useId } from 'react';`],
    ['classes', `import { cva } from 'class-variance-authority';`],
    ['props of words', `${jsx}const Part = ({ label, ...rest }) => jsx('p', { ...rest, children: label });`],
  ])('are not those with %s', (_what, code) => {
    expect([...clientModules(new Map([['Part/Part.js', code]]))]).toEqual([]);
  });

  it('are also those that take a hook or a context of ours, but not those that draw such a component', () => {
    const modules = new Map([
      ['Clock/ClockContext.js', `import { createContext } from 'react';\nexport { ClockContext, useClock };`],
      ['Clock/Clock.js', `import { useClock } from './ClockContext.js';\nexport function Clock() {}`],
      [
        'Clock/ClockProvider.js',
        `import { ClockContext } from './ClockContext.js';\nexport function ClockProvider() {}`,
      ],
      ['Page/Page.js', `import { Clock } from '../Clock/Clock.js';\nexport function Page() {}`],
      ['index.js', `import { useClock } from './Clock/ClockContext.js';\nexport { useClock };`],
    ]);
    expect([...clientModules(modules)]).toEqual(['Clock/ClockContext.js', 'Clock/Clock.js', 'Clock/ClockProvider.js']);
  });
});

describe('the entries of the package', () => {
  it('are one a folder, with the values in the code and all in the types', () => {
    const entries = componentEntries([
      `export { Pad, type PadProps } from './Pad/Pad';\nexport type { Key } from './Pad/useTyping';\n`,
      `export { a, type B, c } from './Pad/letters';\nexport * from './icons';\n`,
    ]);
    expect([...entries]).toEqual([
      [
        'Pad',
        {
          code: `export { Pad } from './Pad.js';\nexport { a, c } from './letters.js';\n`,
          types:
            `export { Pad, type PadProps } from './Pad.js';\nexport type { Key } from './useTyping.js';\n` +
            `export { a, type B, c } from './letters.js';\n`,
        },
      ],
    ]);
  });

  const modules = new Map([
    [
      'index.js',
      `import { Popup } from "./Popup/Popup.js";\nimport { Ball } from "./Ball/Ball.js";\nexport { Popup, Ball };`,
    ],
    [
      'Popup/Popup.js',
      `import { overlay } from "../internal/overlay.js";\nimport { memo } from "react";\nimport './Popup.css';`,
    ],
    ['internal/overlay.js', `const overlay = 'o';\nimport './overlay.css';`],
    ['Ball/Ball.js', `import { overlay } from "../internal/overlay.js";\nimport './Ball.css';`],
  ]);

  it('write the styles of a part before those of what is made of it, once', () => {
    expect(stylesInOrder(modules, 'index.js')).toEqual(['internal/overlay.css', 'Popup/Popup.css', 'Ball/Ball.css']);
    expect(stylesInOrder(modules, 'Ball/Ball.js')).toEqual(['internal/overlay.css', 'Ball/Ball.css']);
  });

  it('leave Node nothing that it cannot import', () => {
    expect(withoutStyles(modules.get('internal/overlay.js'))).toBe(`const overlay = 'o';`);
  });
});

describe('the files of tokens', () => {
  const files: Record<string, object> = {
    base: { $description: 'Both', color: { $type: 'color', red: { $value: 1 }, ink: { $value: 2 } } },
    dark: { color: { ink: { $value: 3 } } },
    light: { shade: { low: { $value: '{color.red}' } } },
  };
  const resolver = {
    sets: { base: { sources: [{ $ref: 'base' }] } },
    modifiers: { theme: { default: 'light', contexts: { light: [{ $ref: 'light' }], dark: [{ $ref: 'dark' }] } } },
    resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
  };
  const made = tokenFiles(resolver, (file: string) => files[file] ?? {});

  it('name nothing outside of them', () => {
    expect(made.resolver).toEqual({
      ...resolver,
      sets: { base: { sources: [files.base] } },
      modifiers: { theme: { default: 'light', contexts: { light: [files.light], dark: [files.dark] } } },
    });
  });

  it('hold the default of each axis in one, its groups joined', () => {
    expect(made.tokens).toEqual({
      color: { $type: 'color', red: { $value: 1 }, ink: { $value: 2 } },
      shade: { low: { $value: '{color.red}' } },
    });
  });
});
