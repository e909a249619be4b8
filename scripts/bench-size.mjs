import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, pack, packagesOf, versionsOf } from './try-package/install.mjs';
import { weighWithEsbuild } from './try-package/weighExports.mjs';

/**
 * `npm run bench:size`: what a button and a dialog cost an app, of `@veloc/ui` and of eight peers, installed beside each
 * other and bundled alike by esbuild. Brotli kB with React outside, and the packages that come with each beside React.
 */
const libraries = {
  '@veloc/ui': ['Button', 'Popup'],
  'antd-mobile': ['Button', 'Dialog'],
  antd: ['Button', 'Modal'],
  '@chakra-ui/react': ['Button', 'Dialog'],
  '@headlessui/react': ['Button', 'Dialog'],
  '@mantine/core': ['Button', 'Modal'],
  '@mui/material': ['Button', 'Dialog'],
  '@radix-ui/themes': ['Button', 'Dialog'],
  'react-aria-components': ['Button', 'Dialog, Modal, ModalOverlay'],
};
const peers = {
  'antd-mobile': '5.43.0',
  antd: '^6',
  '@chakra-ui/react': '^3',
  '@emotion/react': '^11',
  '@emotion/styled': '^11',
  '@headlessui/react': '^2',
  '@mantine/core': '^8',
  '@mantine/hooks': '^8',
  '@mui/material': '^7',
  '@radix-ui/themes': '3.3.0',
  'react-aria-components': '^1',
};

const place = mkdtempSync(join(tmpdir(), 'veloc-peers-'));
try {
  const dependencies = { '@veloc/ui': `file:${pack(place)}`, ...peers, ...versionsOf('react', 'react-dom') };
  const overrides = { react: dependencies.react, 'react-dom': dependencies['react-dom'] };
  const installed = install(place, { dependencies, overrides });
  const cells = (values) => `| ${values.join(' | ')} |`;
  console.log(cells(['Library', 'Button, JS', 'Button, CSS', 'dialog, JS', 'packages']));
  console.log(cells(['---', '---', '---', '---', '---']));
  for (const [name, [button, dialog]] of Object.entries(libraries)) {
    const entry = (part) => (name === '@veloc/ui' ? `${name}/${part}` : name);
    const one = await weighWithEsbuild(place, `{ ${button} }`, entry(button));
    const other = await weighWithEsbuild(place, `{ ${dialog} }`, entry(dialog));
    const figures = [one.script, one.style, other.script].map((size) => size.toFixed(1));
    const { version } = installed[`node_modules/${name}`];
    console.log(cells([`${name} ${version}`, ...figures, packagesOf(installed, name)]));
  }
} finally {
  rmSync(place, { recursive: true, force: true });
}
