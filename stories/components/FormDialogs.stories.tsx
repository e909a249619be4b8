import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, type UserEventObject } from 'storybook/test';
import { BottomSheet, Button, Popup } from '@veloc/ui';
import { ownWindow } from '../../.storybook/viewports';
import { filled, FormControls } from '../support/formControls';

const meta = {
  title: 'Ask/Forms/Dialogs',
  id: 'components-forms-dialogs',
  // What is seen here is seen in the story of each control.
  parameters: { docs: ownWindow, chromatic: { disableSnapshot: true } },
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

const WRONG = 'Chưa đúng';
const INVALID = 'input[aria-invalid="true"], [data-invalid]';

/** What is wrong is scrolled into the sheet's sight together with its message, from wherever one was. */
export const WrongInASheet: Story = {
  render: () => (
    <BottomSheet open onClose={() => {}} title="Thông tin" footer={<Button wide>Lưu</Button>}>
      <div style={{ display: 'grid', gap: '1rem' }}>
        <FormControls
          named={(name) => ({ name })}
          values={filled}
          errors={Object.fromEntries(Object.keys(filled).map((name) => [name, WRONG]))}
        />
      </div>
    </BottomSheet>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const body = dialog.querySelector<HTMLElement>('[data-inset]');
    if (!body) throw new Error('The sheet has no content.');
    const messages = screen.getAllByText(WRONG);
    await expect(messages.length).toBeGreaterThan(8);
    for (const message of messages) {
      let field = message.parentElement;
      while (field && !field.querySelector(INVALID)) field = field.parentElement;
      const control = field?.querySelector<HTMLElement>(INVALID);
      for (const from of [0, body.scrollHeight]) {
        control?.blur();
        body.scrollTo(0, from);
        control?.focus();
        await expect(document.activeElement).toBe(control);
        const { top, bottom } = message.getBoundingClientRect();
        const sight = body.getBoundingClientRect();
        await expect(top).toBeGreaterThanOrEqual(sight.top);
        await expect(bottom).toBeLessThanOrEqual(sight.bottom);
      }
    }
  },
};
