import {
  Button,
  Card,
  Countdown,
  DrawResult,
  EmptyState,
  ErrorState,
  InfoIcon,
  IntroCard,
  Money,
  Notice,
  PrizeTable,
  Skeleton,
  StatusBadge,
  Text,
  TicketLine,
  TotalBox,
} from '@veloc/ui';
import { Example, Examples } from './Example';

export const Waiting = () => (
  <Examples>
    <Example caption="A list, first time: the geometry of one row, piece for piece.">
      <Card>
        <div role="status" aria-label="Đang tải" style={{ display: 'grid', gap: '0.5rem' }}>
          <Skeleton width="60%" height="1.25rem" />
          <Skeleton width="40%" height="1rem" />
        </div>
      </Card>
      <Button wide isLoading>
        Đang thanh toán…
      </Button>
    </Example>
    <Example caption="Nothing came.">
      <ErrorState title="Chưa tải được kết quả" onRetry={() => {}}>
        Kiểm tra kết nối mạng rồi thử lại.
      </ErrorState>
    </Example>
  </Examples>
);

export const Winning = () => (
  <Examples>
    <Example caption="What matched is ringed, ticked and said; the sum stands with the place it went to.">
      <div data-accent="mega">
        <TicketLine code="A" numbers={[5, 12, 19, 28, 33, 41]} matched={[5, 12, 19, 28]} isWon note="4 số" />
      </div>
      <TotalBox
        rows={[
          { label: 'Tiền thưởng', amount: 300000 },
          { label: 'Đã vào ví thưởng', amount: 300000, emphasis: 'large' },
        ]}
      />
    </Example>
    <Example caption="All that was drawn and paid is open to everybody; one's own tier is marked.">
      <PrizeTable
        rows={[
          { name: 'Jackpot', count: 0, value: 32_684_915_500 },
          { name: 'Giải nhất', count: 21, value: 10_000_000 },
          { name: 'Giải nhì', count: 1_104, value: 300_000, isMine: true },
        ]}
      />
    </Example>
  </Examples>
);

export const Losing = () => (
  <Examples>
    <Example caption="Faded, not red: nothing is wrong.">
      <div data-accent="mega">
        <TicketLine code="A" numbers={[5, 12, 19, 28, 33, 41]} matched={[5]} faded note="1 số" />
      </div>
      <div>
        <StatusBadge tone="neutral">Không trúng</StatusBadge>
      </div>
    </Example>
  </Examples>
);

export const Closed = () => (
  <Examples>
    <Example caption="While it is open: the time, nothing else.">
      <Text>
        Kỳ #01272 đóng bán sau <Countdown tone="plain" announces={false} remaining={1500000} />
      </Text>
    </Example>
    <Example caption="Just closed, under the builder.">
      <Notice tone="info" icon={<InfoIcon />}>
        Kỳ #01272 đã đóng bán. Vé của bạn sẽ dự thưởng kỳ #01273, 18:00 ngày 24/11.
      </Notice>
    </Example>
  </Examples>
);

export const Refund = () => (
  <Examples>
    <Example caption="The amount and its place first, then why.">
      <Card>
        <div>
          <StatusBadge tone="info">Đã hoàn tiền</StatusBadge>
        </div>
        <Text>
          <Money amount={30000} plus /> đã về ví của bạn.
        </Text>
        <Text size="caption" tone="soft">
          Kỳ #01272 đóng bán trước khi vé được in · 18:02 ngày 22/11/2026
        </Text>
      </Card>
    </Example>
  </Examples>
);

export const FirstUse = () => (
  <Examples>
    <Example caption="On the first page, once.">
      <IntroCard title="Mới chơi lần đầu?" action={<Button kind="gold">Xem cách chơi</Button>}>
        Chọn 6 số, chờ quay lúc 18:00, nhận thưởng về ví.
      </IntroCard>
    </Example>
    <Example caption="Nothing there yet: what will be, and one way on.">
      <EmptyState title="Chưa có vé nào" action={<Button size="medium">Chọn trò chơi</Button>}>
        Vé bạn mua sẽ nằm ở đây, kèm kết quả sau mỗi kỳ quay.
      </EmptyState>
    </Example>
  </Examples>
);

export const ResponsiblePlay = () => (
  <Examples>
    <Example caption="The limit, what is left, and no way around it.">
      <Notice tone="warning" icon={<InfoIcon />}>
        Vượt giới hạn chi tiêu: bạn còn 80.000 ₫ trong tuần.
      </Notice>
      <Button wide aria-disabled>
        Vượt giới hạn tuần này
      </Button>
    </Example>
    <Example caption="A pause: until when, and what goes on.">
      <Notice tone="info" icon={<InfoIcon />}>
        Bạn đang tạm nghỉ đến 18:00 ngày 28/11/2026. Trong thời gian này không thể mua vé.
      </Notice>
      <DrawResult numbers={[5, 12, 19, 28, 33, 41]} />
    </Example>
  </Examples>
);
