import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brandCss, brandIn } from '../../ui/theme/brand';
import { permutations, tokensIn, type Permutation } from '../../ui/theme/tokens';
import { cssIn, customProperty } from '../../ui/theme/tokensToCss';
import { realPage } from './realPage';

const page = realPage();

/** The theme's own style sheet, as a build writes it. */
async function themeSheet(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(import.meta.dirname, '../../ui/theme/themes.css.ts'), formats: ['es'], fileName: 'theme' },
    },
  }).then((built) => [built].flat()[0])) as Rolldown.RolldownOutput;
  const sheet = output.find(({ fileName }) => fileName.endsWith('.css'));
  return sheet?.type === 'asset' ? String(sheet.source) : '';
}

/** Which property of an element shows a token. */
const shownBy: Record<string, string> = {
  color: 'background-color',
  gradient: 'background-image',
  dimension: 'width',
  duration: 'transition-duration',
  cubicBezier: 'transition-timing-function',
  fontFamily: 'font-family',
  'drop-shadow': 'filter',
  shadow: 'box-shadow',
  size: 'font-size',
  line: 'line-height',
  weight: 'font-weight',
  tracking: 'letter-spacing',
  font: 'font',
};

interface Probe {
  path: string;
  property: string;
  named: string;
  written: string;
}

function probesOf(permutation: Permutation, values = cssIn(permutation)): Probe[] {
  const tokens = tokensIn(permutation);
  return Object.entries(values).map(([path, written]) => {
    const token = tokens[path];
    const kind = token?.$extensions?.['design.veloc']?.css ?? token?.$type ?? path.split('.').at(-1) ?? '';
    return { path, property: shownBy[kind] ?? '', named: `var(${customProperty(path)})`, written };
  });
}

/** The tokens that look otherwise in `scope` than their values written out, and how many were looked at. */
function apartIn(probes: Probe[]): string[] {
  const scope = document.querySelector('#scope') ?? document.body;
  const computed = (property: string, value: string) => {
    const probe = document.createElement('i');
    probe.style.position = 'absolute';
    probe.style.setProperty(property, value);
    scope.append(probe);
    const seen = getComputedStyle(probe).getPropertyValue(property);
    probe.remove();
    return seen;
  };
  return probes.flatMap(({ path, property, named, written }) => {
    const [seen, expected, without] = [named, written, 'initial'].map((value) => computed(property, value));
    // What the browser does not understand looks as if nothing were said, which proves nothing.
    const says = expected === without && /color|image|family|font$/.test(property) ? `: ${written} says nothing` : '';
    return seen === expected && !says ? [] : [`${path} ${seen}, not ${expected}${says}`];
  });
}

let sheet = '';
beforeAll(async () => {
  sheet = await themeSheet();
});
beforeEach(() => page().emulateMedia({ colorScheme: 'light', contrast: 'no-preference' }));

const show = (root: string, body: string, styles = sheet) =>
  page().setContent(`<!doctype html><html ${root}><style>${styles}</style><body>${body}</body></html>`);

const attributes = (choices: Partial<Permutation>) =>
  Object.entries(choices)
    .map(([axis, choice]) => `data-${axis}="${choice}"`)
    .join(' ');
const named = permutations.map((permutation) => [Object.values(permutation).join(', '), permutation] as const);

describe.each(named)('a page in %s', (_called, permutation) => {
  const probes = probesOf(permutation);
  const { theme, scale, contrast } = permutation;

  it('looks as the tokens say, chosen on the root', async () => {
    await show(attributes(permutation), '<main id="scope"></main>');
    expect(await page().evaluate(apartIn, probes)).toEqual([]);
    const { fontSize, colorScheme } = await page().evaluate(() => ({ ...getComputedStyle(document.documentElement) }));
    expect(fontSize).toBe(`${Number.parseFloat(cssIn(permutation)['root.size'] ?? '') * 16}px`);
    expect(colorScheme).toBe(theme);
  });

  it('looks as the tokens say in scopes, whichever stands inside', async () => {
    const other = { theme: theme === 'light' ? 'dark' : 'light', contrast: contrast === 'high' ? 'regular' : 'high' };
    const root = attributes({ ...other, scale } as Permutation);
    for (const [outer, inner] of [
      [attributes({ theme }), attributes({ contrast })],
      [attributes({ contrast }), attributes({ theme })],
    ]) {
      await show(root, `<main ${outer}><p ${inner}><b id="scope"></b></p></main>`);
      expect(await page().evaluate(apartIn, probes)).toEqual([]);
    }
  });

  it('looks as the tokens say where the system chooses theme and contrast', async () => {
    await page().emulateMedia({ colorScheme: theme, contrast: contrast === 'high' ? 'more' : 'no-preference' });
    await show(attributes({ scale }), '<main id="scope"></main>');
    expect(await page().evaluate(apartIn, probes)).toEqual([]);
  });
});

it('what somebody chose outweighs what the system wants', async () => {
  await page().emulateMedia({ colorScheme: 'dark', contrast: 'more' });
  await show(attributes({ theme: 'light', contrast: 'regular' }), '<main id="scope"></main>');
  const probes = probesOf({ theme: 'light', scale: 'regular', contrast: 'regular' });
  expect(await page().evaluate(apartIn, probes)).toEqual([]);
  // And a look that is not the one in force would be seen.
  const dark = probesOf({ theme: 'dark', scale: 'regular', contrast: 'high' });
  expect((await page().evaluate(apartIn, dark)).length).toBeGreaterThan(40);
});

describe.each(['before', 'after'])('a brand of another, in a style sheet %s the theme', (place) => {
  const indigo = { brand: '#3730A3' };
  const styles = () => (place === 'before' ? brandCss(indigo) + sheet : sheet + brandCss(indigo));
  const looks = named.filter(([, { scale }]) => scale === 'regular');

  it.each(looks)('holds in %s: on the root, on elements, in an accent, by the system', async (_called, permutation) => {
    const { theme, contrast } = permutation;
    const probes = probesOf(permutation, brandIn(indigo, theme, contrast));
    const other = attributes({
      theme: theme === 'light' ? 'dark' : 'light',
      contrast: contrast === 'high' ? 'regular' : 'high',
    });
    for (const [root, body] of [
      [attributes(permutation), ''],
      [other, attributes({ theme, contrast })],
      [`${other} data-accent="lake"`, `${attributes({ theme })}><p ${attributes({ contrast })}`],
      [other, `${attributes({ contrast })}><p ${attributes({ theme })}`],
    ]) {
      await show(root ?? '', `<main ${body}><b id="scope"></b></main>`, styles());
      expect(await page().evaluate(apartIn, probes)).toEqual([]);
    }
    await page().emulateMedia({ colorScheme: theme, contrast: contrast === 'high' ? 'more' : 'no-preference' });
    await show('', '<main id="scope"></main>', styles());
    expect(await page().evaluate(apartIn, probes)).toEqual([]);
  });
});
