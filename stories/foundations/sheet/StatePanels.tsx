import { fn } from 'storybook/test';
import { Button, EmptyState, ErrorState } from '@veloc/ui';
import { Panel } from './Panel';

export function NothingThere() {
  return (
    <Panel title="Trống">
      <EmptyState title="Giỏ hàng đang trống" action={<Button size="medium">Chọn trò chơi</Button>}>
        Chọn vài con số, lộc sẽ đâm chồi ở đây.
      </EmptyState>
    </Panel>
  );
}

export function NoAnswer() {
  return (
    <Panel title="Lỗi tải">
      <ErrorState title="Chưa tải được kết quả" onRetry={fn()}>
        Vui lòng kiểm tra kết nối mạng.
      </ErrorState>
    </Panel>
  );
}
