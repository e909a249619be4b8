import { NumberBall } from '@veloc/ui';
import { games } from './games';
import { Captioned, Line, Panel, ringed } from './Panel';

export function BallStates() {
  return (
    <Panel title="Bóng số: trạng thái">
      <div data-accent="mega">
        <Line style={{ gap: '0.75rem 0.625rem', alignItems: 'start' }}>
          <Captioned caption="chưa chọn">
            <NumberBall value={7} state="rest" size={46} />
          </Captioned>
          <Captioned caption="đã chọn">
            <NumberBall value={7} size={46} />
          </Captioned>
          <Captioned caption="focus">
            <NumberBall value={7} state="rest" size={46} style={ringed} />
          </Captioned>
          <Captioned caption="đã đủ số">
            <span role="group" aria-label="Đã đủ số" aria-disabled="true">
              <NumberBall value={7} state="unavailable" size={46} />
            </span>
          </Captioned>
          <Captioned caption="chỗ trống">
            <NumberBall state="empty" size={46} />
          </Captioned>
          <Captioned caption="trùng">
            <NumberBall value={7} state="matched" size={46} />
          </Captioned>
          <Captioned caption="không trùng">
            <NumberBall value={7} state="unmatched" size={46} />
          </Captioned>
          <Captioned caption="số phụ">
            <NumberBall value={9} kind="bonus" size={46} />
          </Captioned>
          <Captioned caption="số phụ, chưa chọn">
            <NumberBall value={9} kind="bonus" state="rest" size={46} />
          </Captioned>
        </Line>
      </div>
    </Panel>
  );
}

const sizes = [
  [28, '28 dòng vé'],
  [32, '32 ô vé'],
  [38, '38 lưới'],
  [46, '46 nổi bật'],
] as const;

export function BallSizes() {
  return (
    <Panel title="Bóng số: cỡ và màu trò chơi">
      <div data-accent="keno">
        <Line style={{ alignItems: 'start' }}>
          {sizes.map(([size, caption]) => (
            <Captioned key={size} caption={caption}>
              <NumberBall value={size} size={size} />
            </Captioned>
          ))}
        </Line>
      </div>
      <Line style={{ gap: '0.5rem' }}>
        {games.map(([game], index) => (
          <span key={game} data-accent={game}>
            <NumberBall value={index * 5 + 4} size={38} />
          </span>
        ))}
      </Line>
    </Panel>
  );
}
