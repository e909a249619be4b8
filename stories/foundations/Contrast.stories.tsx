import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
// What the tests measure with, and createAccent.
// oxlint-disable-next-line no-restricted-imports
import { contrast } from '../../ui/theme/contrast';
import { colorPairs, leastIn } from '../support/contrastPairs';
import { useTokens } from './sheet/useTokens';

const meta = { title: 'foundations/Contrast', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** `brandText` as the page's property: `--veloc-color-brand-text`. */
const property = (name: string) => `--veloc-color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
type Contrast = Parameters<typeof leastIn>[0];
const pairsIn = (contrast: Contrast) =>
  leastIn(contrast)(colorPairs).flatMap(({ front, grounds, least }) =>
    grounds.map((ground) => ({ front, ground, least })),
  );
const cell = { padding: '0.375rem 0.625rem', textAlign: 'start' } as const;

function Table({ of }: { of: Contrast }) {
  const value = useTokens();
  const measured = pairsIn(of).map((pair) => {
    const [front, ground] = [value(property(pair.front)), value(property(pair.ground))];
    return { ...pair, ratio: front && ground ? contrast(front, ground) : 0 };
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- large text makes the table wider than a phone; a keyboard must be able to move it
    <section aria-label="Pairs" tabIndex={0} style={{ overflowX: 'auto' }}>
      <table style={{ fontSize: '0.8125rem' }}>
        <thead>
          <tr>
            {['On this ground', 'Front', 'Ground', 'Ratio', 'At least'].map((title) => (
              <th key={title} scope="col" style={cell}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measured.map(({ front, ground, ratio, least }) => (
            <tr key={`${front} ${ground}`}>
              <td
                style={{
                  ...cell,
                  background: `var(${property(ground)})`,
                  color: `var(${property(front)})`,
                  fontSize: '1.5rem',
                  fontWeight: 700,
                }}
              >
                168 Vé
              </td>
              <td style={cell}>{front}</td>
              <td style={cell}>{ground}</td>
              <td style={cell} data-holds={ratio >= least}>
                {ratio.toFixed(1)}
              </td>
              <td style={cell}>{least}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Measured from the colours on the page, in the theme and the contrast of the toolbar. */
export const Pairs: Story = {
  render: (_args, { globals }) => <Table of={globals.contrast === 'high' ? 'high' : 'regular'} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-holds="true"]')).toHaveLength(pairsIn('regular').length);
  },
};

/** Measured again in dark: a story is otherwise played in light only, and turned dark afterwards for its looks. */
export const PairsInDark: Story = { ...Pairs, globals: { theme: 'dark' } };

/** In high contrast each is held to more: 7 for text, 4.5 for outlines. */
export const PairsInHighContrast: Story = {
  ...Pairs,
  globals: { contrast: 'high' },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const PairsInDarkHighContrast: Story = { ...PairsInHighContrast, globals: { theme: 'dark', contrast: 'high' } };
