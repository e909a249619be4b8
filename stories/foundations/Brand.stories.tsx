import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BalancePill, Button, Card, Countdown, Header, JackpotHero, NumberGrid, Text, TextLink } from '@veloc/ui';
import { brandCss } from '@veloc/ui/brand';
import { gamePages } from '../../storefront/games/pages';
import { Buttons, Choices } from './sheet/ControlPanels';
import { Fields, Notices } from './sheet/FieldPanels';
import { inset, stack } from './sheet/Panel';
import { Bars } from './sheet/ShellPanels';

/** A brand of your own: everything here is computed from one colour, as `createBrand` and `brandCss` do it. */
const meta = {
  title: 'foundations/Brand',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    // A page of its own: a brand is that of the whole page.
    docs: { story: { inline: false, height: '40rem' } },
  },
  args: { brand: '#3730A3' },
  render: ({ brand }) => (
    <>
      <style>{brandCss({ brand })}</style>
      <Header logo={<Text weight="heavy">Hồ Gươm</Text>} balance={<BalancePill balance={250_000} href="#top-up" />}>
        <JackpotHero
          game={{ name: 'Power 6/55', ...gamePages.power.look }}
          when="Quay hôm nay lúc 18:00"
          amount={87_452_310_000}
          countdown={<Countdown tone="lacquer" announces={false} remaining={20_538_000} />}
          action={<Button kind="gold">Mua vé</Button>}
        />
      </Header>
      <div style={{ ...stack, gap: '1rem', padding: inset }}>
        <Card style={{ ...stack, gap: '0.75rem', padding: '1rem' }}>
          <Text as="h2" weight="bold">
            Chọn số
          </Text>
          <NumberGrid label="Chọn số" count={20} selected={[7, 13, 18]} max={6} onToggle={() => {}} />
          <Button>Chọn số</Button>
          <TextLink href="#guide">Cách chơi</TextLink>
        </Card>
        <Buttons />
        <Choices />
        <Fields />
        <Notices />
        <Card data-theme="light" data-contrast="high" style={{ ...stack, gap: '0.75rem', padding: '1rem' }}>
          <Text as="p" tone="soft">
            Một phần trang luôn sáng, tương phản cao.
          </Text>
          <Button>In vé</Button>
        </Card>
        <Bars />
      </div>
    </>
  ),
} satisfies Meta<{ brand: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const indigo: Story['play'] = async ({ canvas }) => {
  const fills = canvas
    .getAllByRole('button', { name: /^(?:Chọn số|In vé)$/ })
    .map((button) => getComputedStyle(button));
  // Strong enough for high contrast as it is, so the card that is light and of high contrast shows it in any look.
  await expect(fills.map(({ backgroundColor }) => backgroundColor)).toEqual(['rgb(55, 48, 163)', 'rgb(55, 48, 163)']);
};

/** In light; in dark the brand is made lighter until it is seen. */
export const Indigo: Story = { play: indigo };

/** All of it computed again, at 7 : 1. */
export const IndigoInHighContrast: Story = { globals: { contrast: 'high' }, play: indigo };
