import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as ui from '@veloc/ui';

const meta = { title: 'foundations/Icon set', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const all = Object.entries(ui).filter((entry): entry is [string, typeof ui.BellIcon] =>
  /^[A-Z]\w+Icon$/.test(entry[0]),
);

/** Every icon in use, by the name it is imported with. */
export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: '1rem' }}>
      {all.map(([name, Picture]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: '0.375rem' }}>
          <Picture aria-hidden="true" />
          <code style={{ fontSize: '0.6875rem' }}>{name.replace(/Icon$/, '')}</code>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await expect(all.length).toBeGreaterThan(40);
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(all.length);
  },
};
