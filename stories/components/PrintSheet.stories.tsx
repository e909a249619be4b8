import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button, DrawTable, PrintSheet, Text } from '@veloc/ui';
import { southernDraws, southernTiers } from '../support/regionalDraws';
import { breakIt } from '../support/breakIt';

const meta = {
  component: PrintSheet,
  title: 'Show/PrintSheet',
  id: 'components-printsheet',
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    open: false,
    onClose: () => undefined,
    children: (
      <>
        <Text as="h1" size="title" tone="plain">
          Xổ số miền Nam, Thứ Bảy 15/08/2026
        </Text>
        <DrawTable label="Xổ số miền Nam" tiers={southernTiers} draws={southernDraws} />
      </>
    ),
  },
  render: function Printed(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>In kết quả</Button>
        <PrintSheet {...args} open={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
  beforeEach: () => {
    // The browser's own window for printing would wait for a person.
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    return () => print.mockRestore();
  },
} satisfies Meta<typeof PrintSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheetOf = () => document.querySelector<HTMLElement>('body > [data-contrast="high"]');

export const ByKeyboard: Story = {
  play: async ({ canvas, step }) => {
    await step('a press puts the sheet beside the page, where only paper shows it, and prints once', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'In kết quả' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
      const sheet = sheetOf();
      await expect(sheet).not.toBeVisible();
      if (sheet) await expect(within(sheet).getByText(/15\/08\/2026/)).toBeInTheDocument();
    });
    await step('and goes with the window for printing', async () => {
      window.dispatchEvent(new Event('afterprint'));
      await waitFor(() => expect(sheetOf()).toBeNull());
    });
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
