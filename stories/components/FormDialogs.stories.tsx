import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, type UserEventObject } from 'storybook/test';
import { BottomSheet, Popup } from '@veloc/ui';
import { filled, FormControls } from '../support/formControls';

const meta = {
  title: 'Ask/Forms/Dialogs',
  id: 'components-forms-dialogs',
  // What is seen here is seen in the story of each control.
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const controls = (
  <div style={{ display: 'grid', gap: '1rem' }}>
    {/* An amount that is on no chip opens the field for others. */}
    <FormControls named={(name) => ({ name })} values={{ ...filled, stake: '30000' }} />
  </div>
);

/**
 * A browser that moves the focus leaves one field before it comes to the next. Should something in a dialog go away
 * between the two, the trap of the dialog takes the focus to itself.
 */
async function leavesEach(userEvent: Pick<UserEventObject, 'keyboard'>) {
  const dialog = await screen.findByRole('dialog');
  const fields = [...dialog.querySelectorAll<HTMLElement>('input:not([type="hidden"], [aria-hidden="true"]), button')];
  await expect(fields.length).toBeGreaterThan(30);
  for (const field of fields) {
    field.focus();
    if (field instanceof HTMLInputElement && !/radio|checkbox/.test(field.type)) await userEvent.keyboard('1');
    field.blur();
    await new Promise(requestAnimationFrame);
    await expect(document.body).toHaveFocus();
  }
}

export const InASheet: Story = {
  render: () => (
    <BottomSheet open onClose={() => {}} title="Thông tin">
      {controls}
    </BottomSheet>
  ),
  play: async ({ userEvent }) => leavesEach(userEvent),
};

export const InAPopup: Story = {
  render: () => (
    <Popup open onClose={() => {}} title="Thông tin">
      {controls}
    </Popup>
  ),
  play: async ({ userEvent }) => leavesEach(userEvent),
};
