import {
  Button,
  CircleAlertIcon,
  TriangleAlertIcon,
  ListGroup,
  ListRow,
  Money,
  Notice,
  StatusBadge,
  Text,
  TicketIcon,
} from '@veloc/ui';
import { Example, Examples } from './Example';

export const Amounts = () => (
  <Examples>
    <Example verdict="do" caption="One form, signs on what moves, the whole amount.">
      <Text>
        Số dư <Money amount={250000} />
      </Text>
      <Text>
        Trúng thưởng <Money amount={118642759300} plus />
      </Text>
    </Example>
    <Example verdict="dont" caption="Three forms, a rounded prize, a currency nobody says.">
      <Text>Số dư 250,000 VND</Text>
      <Text>Trúng thưởng ~118 tỷ đồng!!!</Text>
    </Example>
  </Examples>
);

export const Labels = () => (
  <Examples>
    <Example verdict="do" caption="A verb, and why it cannot be pressed yet.">
      <Button wide>Thanh toán 3 vé</Button>
      <Button wide aria-disabled>
        Chọn thêm 2 số
      </Button>
    </Example>
    <Example verdict="dont" caption="Says nothing, shouts, and leaves one to guess.">
      <Button wide>OK</Button>
      <Button wide aria-disabled>
        TIẾP TỤC
      </Button>
    </Example>
  </Examples>
);

export const Lists = () => (
  <Examples>
    <Example verdict="do" caption="Two facts, each whole by itself.">
      <ListGroup>
        <ListRow icon={<TicketIcon />} title="Vé Mega 6/45" detail="Kỳ #01552 · 3 bộ số" href="#ticket" />
      </ListGroup>
    </Example>
    <Example verdict="dont" caption="Five facts, three ways to part them.">
      <ListGroup>
        <ListRow
          icon={<TicketIcon />}
          title="Vé Mega 6/45"
          detail="Kỳ #01552 - 3 bộ số | 30.000 ₫, vé A/B/C"
          href="#ticket"
        />
      </ListGroup>
    </Example>
  </Examples>
);

export const Losses = () => (
  <Examples>
    <Example verdict="do" caption="A fact, quiet, and all that was drawn is there to see.">
      <div>
        <StatusBadge tone="neutral">Không trúng</StatusBadge>
      </div>
      <Text>Kỳ #01271 · 3 vé không trúng.</Text>
    </Example>
    <Example verdict="dont" caption="A near miss, alarm for a plain fact, a push to go on.">
      <div>
        <StatusBadge tone="danger" icon={<TriangleAlertIcon />}>
          Thua rồi
        </StatusBadge>
      </div>
      <Text>Tiếc quá, bạn chỉ thiếu 1 số! Mua lại ngay?</Text>
      <Button wide>Gỡ ngay</Button>
    </Example>
  </Examples>
);

export const Failures = () => (
  <Examples>
    <Example verdict="do" caption="What is known, where the money is, what comes next.">
      <Notice tone="warning" icon={<CircleAlertIcon />}>
        Chưa nhận được kết quả thanh toán. Tiền của bạn vẫn an toàn; chúng tôi sẽ báo trong ít phút.
      </Notice>
    </Example>
    <Example verdict="dont" caption="A number for a machine, a verdict nobody knows yet, no way on.">
      <Notice tone="danger" icon={<CircleAlertIcon />}>
        Lỗi 504! Giao dịch thất bại!
      </Notice>
    </Example>
  </Examples>
);
