import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '@veloc/ui';

const meta = { title: 'foundations/Scale', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const spaces = [2, 4, 6, 8, 10, 12, 16, 20, 24, 32, 40, 56];
const radii = ['xs', 'sm', 'md', 'lg', 'xl', 'sheet', 'full'];
const shadows = ['card', 'up', 'overlay'];
const durations = ['instant', 'fast', 'base', 'slow', 'celebrate'];
const easings = ['standard', 'enter', 'exit', 'spring'];
const row = { display: 'flex', alignItems: 'center', gap: '0.75rem' } as const;
const tiles = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))', gap: '1.5rem' } as const;

/** The twelve steps. They are rem, so they grow with the reader's text. */
export const Space: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: '0.5rem' }}>
      {spaces.map((step) => (
        <li key={step} style={row}>
          <code style={{ width: '2rem' }}>{step}</code>
          <span
            data-step={step}
            style={{ width: `var(--veloc-space-${step})`, height: '1rem', background: 'var(--veloc-color-brand)' }}
          />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('[data-step]')].map((bar) => bar.getBoundingClientRect().width);
    await expect(widths).toEqual(spaces);
  },
};

export const Radius: Story = {
  render: () => (
    <ul style={tiles}>
      {radii.map((name) => (
        <li key={name}>
          <div
            data-radius={name}
            style={{
              height: '4rem',
              borderRadius: `var(--veloc-radius-${name})`,
              background: 'var(--veloc-color-brand)',
            }}
          />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const corners = [...canvasElement.querySelectorAll('[data-radius]')].map(
      (tile) => getComputedStyle(tile).borderRadius,
    );
    await expect(new Set(corners).size).toBe(radii.length);
  },
};

/** Red-tinted shadows in light; an inner line and lighter surfaces in dark, where only overlays keep a shadow. */
export const Elevation: Story = {
  render: () => (
    <ul style={{ ...tiles, padding: '1rem' }}>
      {shadows.map((name) => (
        <li key={name}>
          <div
            data-shadow={name}
            style={{
              height: '4rem',
              borderRadius: 'var(--veloc-radius-lg)',
              background: 'var(--veloc-color-surface)',
              boxShadow: `var(--veloc-elevation-${name})`,
            }}
          />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('[data-shadow]')].map((tile) => getComputedStyle(tile).boxShadow);
    await expect(drawn).not.toContain('none');
  },
};

function Runner() {
  const [isThere, setThere] = useState(false);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const runners = [
    ...durations.map((name) => ({ name, duration: name, easing: 'standard' })),
    ...easings.map((name) => ({ name, duration: 'celebrate', easing: name })),
  ];
  return (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <Button size="medium" kind="tonal" aria-pressed={isThere} onClick={() => setThere(!isThere)}>
        Move
      </Button>
      {runners.map(({ name, duration, easing }) => (
        <div key={`${duration} ${easing} ${name}`} style={{ display: 'grid', gap: '0.25rem' }}>
          <code>{name}</code>
          <span
            data-runner={name}
            style={{
              width: '2rem',
              height: '2rem',
              borderRadius: 'var(--veloc-radius-full)',
              background: 'var(--veloc-color-brand)',
              transitionProperty: isStill ? 'none' : 'translate',
              transitionDuration: `var(--veloc-duration-${duration})`,
              transitionTimingFunction: `var(--veloc-easing-${easing})`,
              translate: isThere ? 'min(9rem, 40vw) 0' : '0 0',
            }}
          />
        </div>
      ))}
    </div>
  );
}

/** Five durations on one easing, then four easings at one duration. Nothing runs where motion is unwelcome. */
export const Motion: Story = {
  render: () => <Runner />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    const [first] = canvasElement.querySelectorAll('[data-runner]');
    await expect(first && getComputedStyle(first).translate).toBe(`${Math.min(144, window.innerWidth * 0.4)}px`);
  },
};
