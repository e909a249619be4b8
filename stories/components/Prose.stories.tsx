import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card, Prose } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = {
  component: Prose,
  title: 'Show/Prose',
  id: 'components-prose',
  args: {
    children: (
      <>
        <p>
          Chọn <strong>6 số</strong> trong các số từ 01 đến 45. Trùng cả 6 số là trúng Jackpot.
        </p>
        <h2>Cách chơi</h2>
        <ol>
          <li>Mở một ô vé từ A đến F và chọn 6 số.</li>
          <li>
            Chọn số kỳ muốn dự, rồi <a href="/cart">thêm vào giỏ</a>.
          </li>
        </ol>
        <h3>Vé bao</h3>
        <ul>
          <li>Bao 7 trở lên chơi mọi bộ 6 số ghép được.</li>
          <li>Bao 5 ghép năm số với từng số còn lại.</li>
        </ul>
        <table>
          <thead>
            <tr>
              <th scope="col">Cách chơi</th>
              <th scope="col">Số vé</th>
              <th scope="col">Giá vé</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Bao 7</th>
              <td>7</td>
              <td>70.000 ₫</td>
            </tr>
            <tr>
              <th scope="row">Bao 18</th>
              <td>18.564</td>
              <td>185.640.000 ₫</td>
            </tr>
          </tbody>
        </table>
        <blockquote>Kết quả cũ không nói gì về kỳ sau.</blockquote>
      </>
    ),
  },
  render: (args) => (
    <Card>
      <Prose {...args} />
    </Card>
  ),
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guide: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'thêm vào giỏ' })).toHaveFocus();
  },
};

/** A word without end breaks where the page does. */
export const LongWord: Story = {
  args: { children: <p>{'https://example.com/'.padEnd(160, 'rat-dai-')}</p> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
