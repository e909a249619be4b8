import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../lib/browser.mjs';
import { quiet } from './lookAtApp.mjs';

/** What other tokens are made of; the style sheets of the package have no such names. */
const SUPPLY = /^(highContrast|font-weight)-/;

/** Tokens of a file of the Design Tokens format, each with the type that it may have from a group around it. */
function tokensOf(group, inherited, path = []) {
  const type = group.$type ?? inherited;
  if ('$value' in group) return [{ path: path.join('-'), type, css: group.$extensions?.['design.veloc']?.css }];
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, part]) => tokensOf(part, type, [...path, name]));
}

const plain = (property) => (name) => ({ [property]: `var(${name})` });

/** Where a browser shows a value of each type, given by the package's names and by the partner's. */
const styles = {
  color: [plain('color')],
  dimension: [plain('width')],
  duration: [plain('transition-duration')],
  cubicBezier: [plain('transition-timing-function')],
  fontFamily: [plain('font-family')],
  shadow: [plain('box-shadow')],
  'drop-shadow': [plain('filter'), plain('box-shadow')],
  gradient: [plain('background-image'), (name) => ({ 'background-image': `linear-gradient(180deg, var(${name}))` })],
  typography: [
    (name) => ({ font: `var(${name}-font)`, 'letter-spacing': `var(${name}-tracking)` }),
    (name) => ({ font: `var(${name})`, 'letter-spacing': `var(${name}-letter-spacing)` }),
  ],
};

function probeOf({ path, type, css }, prefix) {
  const [ours, theirs = ours] = styles[css ?? type];
  const name = path.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { path, sides: [ours(`--veloc-${name}`), theirs(`--${prefix}-${name}`)] };
}

/** Runs in the page: what each side of each probe comes to in a permutation; nothing for a name that has no value. */
function seen({ input, probes }) {
  Object.assign(document.documentElement.dataset, input);
  return probes.map(({ sides }) =>
    sides.map((style) => {
      const probe = document.body.appendChild(document.createElement('p'));
      for (const [property, value] of Object.entries(style)) probe.style.setProperty(property, value);
      const look = getComputedStyle(probe);
      const names = Object.values(style).flatMap((value) => [...value.matchAll(/var\((--[\w-]+)\)/g)]);
      const shown = names.every(([, name]) => look.getPropertyValue(name))
        ? Object.keys(style).map((property) => look.getPropertyValue(property))
        : ['nothing'];
      probe.remove();
      return shown.join(' | ');
    }),
  );
}

/** A shadow as a filter draws it is written in other words. */
const asShadow = (css) => css.replaceAll(/drop-shadow\(((?:[^()]|\([^)]*\))*)\)( |$)/g, '$1 0px,').replace(/,$/, '');

/** The lines of a text are whole sixteenths of a rem here, and numbers of four digits in the file. */
const ROUNDING_PX = 0.01;

function areAlike(one, other) {
  const [own, their] = [one, other].map((css) => asShadow(css).replaceAll(', ', ','));
  const numbers = [own, their].map((css) => (css.match(/-?\d*\.?\d+/g) ?? []).map(Number));
  const words = [own, their].map((css) => css.replaceAll(/-?\d*\.?\d+/g, '#'));
  return (
    words[0] === words[1] &&
    numbers[0].every((number, index) => Math.abs(number - numbers[1][index]) <= ROUNDING_PX) &&
    own !== 'nothing'
  );
}

/**
 * Holds the custom properties that a partner's tool has built from the packed tokens against the style sheet of the
 * package, in a browser: in each of `permutations` from the resolver (`axes.css`), in the regular one from
 * `tokens.json` alone (`regular.css`).
 */
export async function lookAtPartner(folder, dist) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: quiet });
  const read = (...path) => readFileSync(join(...path), 'utf8');
  const { modifiers } = JSON.parse(read(dist, 'veloc.resolver.json'));
  const permutations = Object.entries(modifiers).reduce(
    (chosen, [axis, { contexts }]) =>
      chosen.flatMap((input) => Object.keys(contexts).map((choice) => ({ ...input, [axis]: choice }))),
    [{}],
  );
  const regular = Object.fromEntries(Object.entries(modifiers).map(([axis, { default: choice }]) => [axis, choice]));
  const tokens = tokensOf(JSON.parse(read(dist, 'tokens.json'))).filter(({ path }) => !SUPPLY.test(path));
  try {
    const page = await browser.newPage();
    for (const content of [read(dist, 'styles.css'), read(folder, 'axes.css'), read(folder, 'regular.css')])
      await page.addStyleTag({ content });
    const differences = async (prefix, input) => {
      const probes = tokens.map((token) => probeOf(token, prefix));
      const sides = await page.evaluate(seen, { input, probes });
      const apart = sides.flatMap(([ours, theirs], index) =>
        areAlike(ours, theirs) ? [] : [`${probes[index].path}: ${ours} and ${theirs}`],
      );
      return { apart, all: JSON.stringify(sides) };
    };
    const looks = [];
    const look = (what, apart) => looks.push({ what, holds: apart.length === 0, seen: apart.join('\n      ') });
    const different = new Set();
    for (const input of permutations) {
      const { apart, all } = await differences('partner', input);
      different.add(all);
      look(`${tokens.length} values are ours in ${Object.values(input).join(', ')}`, apart);
    }
    look(
      `… which are ${permutations.length} different ones`,
      different.size === permutations.length ? [] : [different.size],
    );
    look('tokens.json alone gives those of the regular page', (await differences('regular', regular)).apart);
    return looks;
  } finally {
    await browser.close();
  }
}
