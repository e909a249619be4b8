import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CardLink, LinkProvider, TicketCard } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const navigate = fn();

function RouterLink({ href, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

const meta = {
  component: LinkProvider,
  title: 'Frame/LinkProvider',
  id: 'components-linkprovider',
  args: {
    link: RouterLink,
    children: (
      <TicketCard accent="keno" stub="Kỳ #0219846">
        <CardLink href="/keno">KENO</CardLink>
      </TicketCard>
    ),
  },
} satisfies Meta<typeof LinkProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Links inside components go through the host's router instead of loading a page. */
export const NavigatesTheHostsWay: Story = {
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'KENO' }));
    await expect(navigate.mock.calls).toEqual([['/keno']]);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
