import { DigitTiles } from '@veloc/ui';
import { Captioned, Line, Panel } from './Panel';

const three = { length: 3, size: 34 } as const;

export function Tiles() {
  return (
    <Panel title="Ô chữ số">
      <div data-accent="max3d">
        <Line style={{ alignItems: 'start', gap: '0.75rem 0.625rem' }}>
          <Captioned caption="đủ">
            <DigitTiles {...three} label="Đủ ba số" groups={['168']} />
          </Captioned>
          <Captioned caption="thiếu">
            <DigitTiles {...three} label="Thiếu một số" groups={['39']} />
          </Captioned>
          <Captioned caption="đang nhập">
            <DigitTiles {...three} label="Đang nhập" groups={['3']} active={0} />
          </Captioned>
          <Captioned caption="lỗi">
            <DigitTiles label="Sai" groups={['05']} length={2} size={34} wrong={[0]} />
          </Captioned>
          <Captioned caption="trùng / không">
            <DigitTiles {...three} label="Trúng hai số" groups={['792']} matched={[[0, 1]]} />
          </Captioned>
        </Line>
      </div>
    </Panel>
  );
}
