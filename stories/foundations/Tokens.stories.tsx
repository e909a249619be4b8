import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { gameIds } from '@veloc/rules';

const meta = { title: 'foundations/Tokens', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const colours = [
  'bg',
  'surface',
  'raised',
  'sunken',
  'line',
  'line-strong',
  'text',
  'text2',
  'text3',
  'brand',
  'brand-press',
  'brand-text',
  'brand-tint',
  'gold',
  'gold-hi',
  'gold-text',
  'gold-tint',
  'success',
  'success-text',
  'success-tint',
  'warning',
  'warning-text',
  'warning-tint',
  'danger',
  'danger-text',
  'danger-tint',
  'info',
  'info-text',
  'info-tint',
];
const roles = ['jackpot', 'amount', 'heading', 'title', 'subtitle', 'body', 'label', 'caption', 'tab'];

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))', gap: '0.75rem' };
const swatch = (token: string) => ({
  height: '2.5rem',
  borderRadius: '0.6rem',
  background: `var(--veloc-${token})`,
  boxShadow: 'inset 0 0 0 1px var(--veloc-color-line)',
});

const accentLooks = ['light', 'dark'].flatMap((theme) => ['regular', 'high'].map((contrast) => [theme, contrast]));

/** Every token of the page, read from the theme in force. */
export const Colours: Story = {
  render: () => (
    <ul style={grid}>
      {colours.map((name) => (
        <li key={name}>
          <div style={swatch(`color-${name}`)} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const root = getComputedStyle(canvasElement.ownerDocument.documentElement);
    const missing = colours.filter((name) => root.getPropertyValue(`--veloc-color-${name}`).trim() === '');
    await expect(missing).toEqual([]);
  },
};

/** The colours of the ten games, each in its own `data-accent` scope. */
export const Games: Story = {
  render: () => (
    <ul style={grid}>
      {gameIds.map((game) => (
        <li key={game} data-accent={game}>
          <div style={swatch('accent-solid')} />
          <div style={swatch('accent-tint')} />
          <code>{game}</code>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const solids = [...canvasElement.querySelectorAll('[data-accent]')].map((scope) =>
      getComputedStyle(scope).getPropertyValue('--veloc-accent-solid').trim(),
    );
    await expect(new Set(solids).size).toBe(gameIds.length);
  },
};

/** An accent holds where a theme or a contrast begins inside of it, in the colours that it has there. */
export const GamesInLooks: Story = {
  render: () => (
    <div data-accent="keno" style={grid}>
      {accentLooks.map((look) => (
        <div key={look.join(' ')} {...{ 'data-theme': look[0], 'data-contrast': look[1] }}>
          <div style={swatch('accent-solid')} />
          <div style={swatch('accent-tint')} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const colour = (element: Element, property: string) =>
      getComputedStyle(element).getPropertyValue(`--veloc-${property}`).trim();
    const scopes = [...canvasElement.querySelectorAll<HTMLElement>('[data-accent] > *')];
    for (const scope of scopes) {
      // The same look around the accent in place of inside of it.
      const outside = scope.cloneNode() as HTMLElement;
      const accent = document.createElement('i');
      accent.dataset.accent = 'keno';
      outside.append(accent);
      canvasElement.append(outside);
      for (const property of ['accent-solid', 'accent-header-start', 'accent-text', 'accent-tint']) {
        await expect(colour(scope, property)).toBe(colour(accent, property));
        await expect(colour(scope, property)).not.toBe(colour(outside, property));
      }
      outside.remove();
    }
    await expect(new Set(scopes.map((scope) => colour(scope, 'accent-solid'))).size).toBe(accentLooks.length);
  },
};

/** The nine roles of text. */
export const TypeRoles: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      {roles.map((role) => (
        <p
          key={role}
          style={{
            fontSize: `var(--veloc-type-${role}-size)`,
            lineHeight: `var(--veloc-type-${role}-line)`,
            fontWeight: `var(--veloc-type-${role}-weight)`,
            letterSpacing: `var(--veloc-type-${role}-tracking)`,
            overflowWrap: 'anywhere',
          }}
        >
          {role} · Ế Ỗ Ậ 87.452.310.000 ₫
        </p>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/^jackpot/)).fontWeight).toBe('800');
  },
};
