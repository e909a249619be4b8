import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { OutcomeCard, OutcomeGroup } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = {
  component: OutcomeCard,
  title: 'Lottery/OutcomeCard',
  id: 'components-outcomecard',
  subcomponents: { OutcomeGroup },
  args: { name: 'Chẵn', rule: 'Từ 13 số chẵn', selected: false, onSelect: fn() },
  decorators: [
    (Story) => (
      <div data-accent="kenoeo" style={{ maxWidth: '22.5rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OutcomeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const outcomes = [
  { name: 'Chẵn', rule: 'Từ 13 số chẵn' },
  { name: 'Lẻ', rule: 'Từ 13 số lẻ' },
  { name: 'Chẵn 11-12', rule: '11 hoặc 12 số chẵn' },
  { name: 'Lẻ 11-12', rule: '11 hoặc 12 số lẻ' },
  { name: 'Hòa', rule: '10 số chẵn, 10 số lẻ' },
];

export const OneOfFive: Story = {
  render: function OneOfFive({ onSelect }) {
    const [chosen, setChosen] = useState('Chẵn');
    return (
      <OutcomeGroup label="Bạn dự đoán">
        {outcomes.map((outcome) => (
          <OutcomeCard
            key={outcome.name}
            {...outcome}
            selected={outcome.name === chosen}
            onSelect={() => {
              onSelect();
              setChosen(outcome.name);
            }}
          />
        ))}
      </OutcomeGroup>
    );
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    await step('a tap anywhere on the card chooses', async () => {
      await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByText('10 số chẵn, 10 số lẻ') });
      await expect(args.onSelect).toHaveBeenCalledOnce();
      await expect(radio('Hòa 10 số chẵn, 10 số lẻ')).toBeChecked();
    });
    await step('arrow keys walk round the group and choose', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(radio('Chẵn Từ 13 số chẵn')).toBeChecked();
      await userEvent.keyboard('{ArrowRight}');
      await expect(radio('Lẻ Từ 13 số lẻ')).toHaveFocus();
    });
    await step('one card alone has the tick', async () => {
      await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
      const shown = [...canvas.getByRole('radiogroup').querySelectorAll('svg')].filter((tick) =>
        tick.checkVisibility(),
      );
      await expect(shown).toHaveLength(1);
    });
    await step('the fifth has a row of its own', async () => {
      const { width } = canvas.getByRole('radiogroup').getBoundingClientRect();
      const card = canvas.getByText('Hòa').closest('label');
      await expect(card?.getBoundingClientRect().width).toBe(width);
    });
  },
};

export const SeveralMayBeChosen: Story = {
  render: function Several({ onSelect }) {
    const [chosen, setChosen] = useState<readonly string[]>(['Lẻ']);
    return (
      <OutcomeGroup label="Bạn dự đoán" multiple>
        {outcomes.slice(0, 2).map((outcome) => (
          <OutcomeCard
            key={outcome.name}
            {...outcome}
            prize="Trúng 2.000.000 ₫"
            selected={chosen.includes(outcome.name)}
            onSelect={() => {
              onSelect();
              setChosen((now) =>
                now.includes(outcome.name) ? now.filter((name) => name !== outcome.name) : [...now, outcome.name],
              );
            }}
          />
        ))}
      </OutcomeGroup>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {Tab} ');
    await expect(canvas.getByRole('checkbox', { name: /^Chẵn/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^Lẻ/ })).not.toBeChecked();
  },
};

export const NotNowAndWhy: Story = {
  args: { reason: 'Đã ngừng bán kỳ này' },
  render: (args) => (
    <OutcomeGroup label="Bạn dự đoán">
      <OutcomeCard {...args} />
      <OutcomeCard {...args} name="Lẻ" rule="Từ 13 số lẻ" />
    </OutcomeGroup>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const radio = canvas.getByRole('radio', { name: /^Chẵn .*Đã ngừng bán kỳ này/ });
    await userEvent.click(radio);
    await userEvent.keyboard(' ');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(radio).not.toBeChecked();
    await expect(radio).toHaveAttribute('aria-disabled', 'true');
    await expect(radio).toHaveFocus();
  },
};

export const LongNamesAt320: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ width: 320, padding: '0 1rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <OutcomeGroup label="Bạn dự đoán">
      <OutcomeCard {...args} selected name="Chẵn nhiều nghiêng" rule="Từ mười ba số chẵn trở lên trong hai mươi số" />
      <OutcomeCard {...args} name="Lẻ" prize="Trúng 118.642.759.300 ₫" />
    </OutcomeGroup>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
