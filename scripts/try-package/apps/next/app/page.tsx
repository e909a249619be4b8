import * as ui from '@veloc/ui';
import type { ReactNode } from 'react';
import { Results } from './Results';

/** The only kind of function that a server component may hand to a client component. */
async function act() {
  'use server';
}

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
const points = [
  { label: 'T2', value: 1 },
  { label: 'T3', value: 3 },
];
const icon = <ui.TicketIcon />;
const glyph = <circle cx="16" cy="16" r="8" className={ui.markPaint.gold} />;
const game = { accent: 'lake', glyph };
const lookup = { value: '', onChange: act };

/** Every component by its name. */
const shown: Record<string, ReactNode> = {
  AccountHead: <ui.AccountHead title="Tài khoản" />,
  ActionBar: <ui.ActionBar>Chân trang</ui.ActionBar>,
  AddCard: <ui.AddCard>Thêm vé</ui.AddCard>,
  AmountField: <ui.AmountField label="Số tiền" value={10_000} onChange={act} />,
  AmountPicker: <ui.AmountPicker label="Số tiền" options={[10_000, 20_000]} value={null} onChange={act} />,
  BalancePill: <ui.BalancePill balance={250_000} href="/" />,
  BalancePopup: <ui.BalancePopup open onClose={act} onRecharge={act} description="Không đủ" />,
  BankPicker: <ui.BankPicker options={[{ value: 'vcb', label: 'Vietcombank' }]} value={null} onChange={act} />,
  Banner: <ui.Banner label="Tin" slides={[{ id: 'a', title: 'Nuôi số nhiều kỳ' }]} />,
  BarChart: <ui.BarChart label="Số vé" points={points} pointName="Ngày" valueName="Vé" />,
  BonusPanel: <ui.BonusPanel title="Số Power">Nội dung</ui.BonusPanel>,
  BottomSheet: (
    <ui.BottomSheet open onClose={act} title="Chọn số">
      Nội dung
    </ui.BottomSheet>
  ),
  BudgetRing: <ui.BudgetRing spent={190_000} budget={500_000} />,
  Button: <ui.Button icon={icon}>Mua vé</ui.Button>,
  ButtonLink: <ui.ButtonLink href="/">Mua vé</ui.ButtonLink>,
  Card: <ui.Card>Nội dung</ui.Card>,
  CardLink: <ui.CardLink href="/">Hướng dẫn</ui.CardLink>,
  CartGroup: (
    <ui.CartGroup
      {...game}
      name="Mega 6/45"
      detail="Kỳ #01552"
      lines={[
        { id: 'a', numbers: '01 02 03', isChosen: true, quantity: 1, price: 10_000, sync: { status: 'synced' } },
        { id: 'b', numbers: '04 05 06', isChosen: true, quantity: 1, price: 10_000, sync: { status: 'synced' } },
      ]}
      onChoose={act}
      onQuantity={act}
      onRemove={act}
    />
  ),
  CartLine: (
    <ui.CartLine
      {...game}
      name="Mega 6/45"
      detail="Kỳ #01552"
      isChosen
      onChoose={act}
      quantity={1}
      onQuantity={act}
      onRemove={act}
      price={10_000}
      sync={{ status: 'synced' }}
    >
      01 02 03
    </ui.CartLine>
  ),
  Checkbox: <ui.Checkbox label="Đồng ý" checked onChange={act} />,
  Chip: <ui.Chip>Hôm nay</ui.Chip>,
  ChipGroup: <ui.ChipGroup label="Bộ lọc" options={options} value="a" onChange={act} />,
  ChipLink: <ui.ChipLink href="/">Tất cả</ui.ChipLink>,
  CollapsingLabel: <ui.CollapsingLabel>Nhãn</ui.CollapsingLabel>,
  Columns: <ui.Columns columns={2}>Nội dung</ui.Columns>,
  CombinationList: <ui.CombinationList heading="Bao 7" detail="7 vé" price="70.000 ₫" combinations={[[1, 2, 3]]} />,
  ContactButton: <ui.ContactButton />,
  ContactPopup: <ui.ContactPopup open onClose={act} title="Liên hệ" ways={[]} />,
  CopyRow: <ui.CopyRow label="Số tài khoản" value="0123456789" />,
  Countdown: <ui.Countdown target={Date.UTC(2100)} />,
  DayPicker: (
    <ui.DayPicker label="Ngày" options={[{ value: '1', label: 'Thứ hai', date: '01/01' }]} value="1" onChange={act} />
  ),
  DigitPad: <ui.DigitPad onType={act} onDelete={act} />,
  DigitTiles: <ui.DigitTiles label="Bộ số" groups={['123', '']} length={3} />,
  Digits: <ui.Digits text="123" />,
  Divider: <ui.Divider />,
  DrawResult: <ui.DrawResult numbers={[1, 2, 3]} bonus={[4]} />,
  DrawStage: (
    <ui.DrawStage accent="lake" title="Keno" draw="Kỳ 12:24" onBack={act} state="ended" count={3} numbers={[1, 2, 3]} />
  ),
  DrawTable: (
    <ui.DrawTable
      label="Xổ số miền Nam"
      tiers={[{ label: 'G.8', name: 'Giải Tám' }]}
      draws={[{ name: 'Bến Tre', numbers: [['12']] }]}
    />
  ),
  DrawTiers: <ui.DrawTiers tiers={[{ name: 'Giải nhất', numbers: ['123'] }]} />,
  DrawTime: <ui.DrawTime day="Hôm nay" hour="18:00" target={Date.UTC(2100)} />,
  EmptyState: <ui.EmptyState title="Chưa có vé nào" />,
  EntryPanel: <ui.EntryPanel title="Bộ số" hint="Nhập 4 chữ số" figure={null} />,
  ErrorState: <ui.ErrorState title="Chưa tải được" onRetry={act} />,
  Facts: <ui.Facts facts={['1 vé', '2 kỳ']} />,
  Field: <ui.Field label="Họ tên" />,
  FixedFooter: (
    <ui.FixedFooter detail="1 vé" amount={10_000}>
      <ui.Button>Mua</ui.Button>
    </ui.FixedFooter>
  ),
  FoldCard: <ui.FoldCard label="3 vé">Nội dung</ui.FoldCard>,
  GameHeader: <ui.GameHeader {...game} title="MEGA 6/45" drawTitle="Kỳ #01552" drawDetail="18:00" />,
  GameMark: <ui.GameMark {...game} />,
  GameTicket: <ui.GameTicket {...game} name="Mega 6/45" stubLabel="Kỳ quay" />,
  GameTile: <ui.GameTile {...game} name="Mega 6/45" />,
  GiftEnvelope: (
    <ui.GiftEnvelope
      ticket={{
        ...game,
        title: 'MEGA 6/45',
        subtitle: 'Kỳ #01552',
        shop: 'Vé Lộc',
        tickets: [{ code: 'A', numbers: [1, 2, 3] }],
        code: { name: 'Mã vé', value: '9CCD-00FE' },
        facts: [],
      }}
      recipient="Mẹ"
      onRecipientChange={act}
      wish="Lộc về"
      onWishChange={act}
    />
  ),
  Header: <ui.Header onMenu={act} />,
  HeaderAction: <ui.HeaderAction>Tất cả</ui.HeaderAction>,
  IconButton: <ui.IconButton label="Đóng" icon={<ui.XIcon />} />,
  IconLink: <ui.IconLink href="/" label="Trang chủ" icon={<ui.HouseIcon />} />,
  IconTile: <ui.IconTile icon={icon} />,
  InfiniteList: <Results />,
  Inline: <ui.Inline justify="space-between">Nội dung</ui.Inline>,
  IntroCard: <ui.IntroCard title="Mới chơi lần đầu?" />,
  JackpotFigure: <ui.JackpotFigure amount={118_642_759_300} />,
  JackpotHero: <ui.JackpotHero amount={118_642_759_300} />,
  LastTwoDigits: (
    <ui.LastTwoDigits label="Hai số cuối" draws={[{ name: 'Bến Tre', numbers: ['12', '345'], special: '678901' }]} />
  ),
  ListGroup: (
    <ui.ListGroup>
      <ui.ListRow title="Vé của tôi" />
    </ui.ListGroup>
  ),
  ListRow: <ui.ListRow title="Vé của tôi" />,
  LoadingPopup: <ui.LoadingPopup open title="Đang tải" />,
  LoginPill: <ui.LoginPill />,
  Logo: <ui.Logo />,
  Money: <ui.Money amount={10_000} />,
  Notice: <ui.Notice>Lưu ý</ui.Notice>,
  NumberBall: <ui.NumberBall value={7} />,
  NumberGrid: <ui.NumberGrid label="Chọn số" count={45} selected={[7]} max={6} onToggle={act} />,
  NumberSetCard: (
    <ui.NumberSetCard {...game} name="Sinh nhật mẹ" detail="Mega 6/45" action="Mua" onEdit={act}>
      01 02 03
    </ui.NumberSetCard>
  ),
  NumberTray: <ui.NumberTray numbers={[7]} places={6} />,
  OddsField: <ui.OddsField outcomes={8_145_060} label="Cơ hội trúng" />,
  OtpField: <ui.OtpField {...lookup} />,
  OutcomeCard: <ui.OutcomeCard name="Chẵn" rule="13 số trở lên" selected={false} onSelect={act} />,
  OutcomeGroup: <ui.OutcomeGroup label="Chẵn lẻ">Nội dung</ui.OutcomeGroup>,
  Page: <ui.Page as="main">Nội dung</ui.Page>,
  PageHeader: <ui.PageHeader title="Vé của tôi" />,
  PageLayout: <ui.PageLayout>Nội dung</ui.PageLayout>,
  PeriodPicker: <ui.PeriodPicker options={[{ value: 1 }, { value: 2 }]} value={1} onChange={act} />,
  PhoneField: <ui.PhoneField countryCode="84" phone="" onChange={act} />,
  PinField: <ui.PinField {...lookup} />,
  PlayLine: <ui.PlayLine kind="A" digits="123" price="10.000 ₫" onOpen={act} onRemove={act} />,
  PlayMethodList: (
    <ui.PlayMethodList
      label="Cách chơi"
      options={[{ value: 'a', label: 'Cơ bản', detail: '6 số' }]}
      value="a"
      onChange={act}
    />
  ),
  Popup: <ui.Popup open onClose={act} title="Đã thêm vào giỏ" />,
  PrintSheet: (
    <ui.PrintSheet open={false} onClose={act}>
      Xổ số miền Nam
    </ui.PrintSheet>
  ),
  PrizeTable: <ui.PrizeTable rows={[{ name: 'Giải nhất', count: 1, value: 10_000_000 }]} />,
  ProgressBar: <ui.ProgressBar label="Đã bán" value={0.5} />,
  Prose: <ui.Prose>Điều khoản</ui.Prose>,
  ProofSteps: <ui.ProofSteps steps={[{ id: 'a', title: 'Vé có trong sổ bán', state: 'passed' }]} />,
  QrCode: <ui.QrCode text="veloc" label="Mã VietQR" />,
  QuantityStepper: <ui.QuantityStepper label="Số vé" value={1} onChange={act} />,
  Radio: <ui.Radio label="A" name="radio" value="a" />,
  RadioList: <ui.RadioList label="Chọn" options={[{ value: 'a', label: 'A' }]} value="a" onChange={act} />,
  Receipt: <ui.Receipt below="Cảm ơn">Nội dung</ui.Receipt>,
  ReceiptFacts: <ui.ReceiptFacts facts={[{ label: 'Mã', value: 'A1', copyText: 'A1' }]} />,
  ReceiptHead: <ui.ReceiptHead title="Biên lai" prize={10_000} />,
  ReceiptStrip: <ui.ReceiptStrip label="Tổng">10.000 ₫</ui.ReceiptStrip>,
  ResultHeader: <ui.ResultHeader accent="lake" title="Kỳ #01552" onBack={act} numbers={[1, 2, 3]} />,
  Seal: <ui.Seal state="sealed" />,
  SearchField: <ui.SearchField label="Tìm" {...lookup} />,
  SectionHeading: <ui.SectionHeading>Kết quả</ui.SectionHeading>,
  Segment: <ui.Segment label="Chế độ" options={options} value="a" onChange={act} />,
  SelectCard: <ui.SelectCard label="Cách chơi" value="Cơ bản" icon={icon} />,
  SelectField: <ui.SelectField label="Ngân hàng" value={null} placeholder="Chọn ngân hàng" />,
  SideColumn: (
    <ui.SideColumn label="Vé và giỏ hàng" side="end">
      Nội dung
    </ui.SideColumn>
  ),
  SidePanel: <ui.SidePanel title="Giỏ hàng">Nội dung</ui.SidePanel>,
  SidePanelRow: <ui.SidePanelRow href="/" title="Mega 6/45" />,
  Sidebar: <ui.Sidebar open onClose={act} items={[]} name="Thu Hà" />,
  Skeleton: <ui.Skeleton />,
  SlotLetter: <ui.SlotLetter code="A" />,
  Sparkline: <ui.Sparkline label="Số vé" points={points} pointName="Ngày" valueName="Vé" />,
  SpinnerOverlay: <ui.SpinnerOverlay />,
  Stack: <ui.Stack gap={16}>Nội dung</ui.Stack>,
  StageTicket: <ui.StageTicket code="A" numbers={[1, 2, 3]} />,
  StageVerdict: <ui.StageVerdict line="Lộc đã về" />,
  StatusBadge: <ui.StatusBadge>Chờ quay</ui.StatusBadge>,
  StockCard: <ui.StockCard numbers="123456" left={1} taken={0} onPress={act} />,
  SuccessPopup: <ui.SuccessPopup open onClose={act} title="Mua vé thành công!" />,
  Sunburst: <ui.Sunburst />,
  Switch: <ui.Switch label="Thông báo" checked onChange={act} />,
  SyncStatus: <ui.SyncStatus status="synced" />,
  TabBar: <ui.TabBar items={[{ href: '/', label: 'Trang chủ', icon }]} />,
  Tabs: <ui.Tabs label="Kỳ" items={[{ value: 'a', label: 'A' }]} value="a" onChange={act} />,
  Text: <ui.Text>Nội dung</ui.Text>,
  TextLink: <ui.TextLink href="/">Hướng dẫn</ui.TextLink>,
  ThemeSwitch: <ui.ThemeSwitch isDark={false} onChange={act} />,
  TicketCard: <ui.TicketCard stub="Kỳ quay">Nội dung</ui.TicketCard>,
  TicketLine: <ui.TicketLine code="A" numbers={[1, 2, 3]} />,
  TicketPicture: (
    <ui.TicketPicture
      accent="lake"
      title="MEGA 6/45"
      subtitle="Kỳ #01552"
      shop="Vé Lộc"
      play="Vé A"
      numbers={[1, 2, 3]}
      facts={[]}
    />
  ),
  TicketSlot: (
    <ui.TicketSlot code="A" state="partial" numbers={[7]} places={6} onOpen={act} onRandom={act} onRemove={act} />
  ),
  TicketSlotList: <ui.TicketSlotList done={1}>Nội dung</ui.TicketSlotList>,
  TopNav: <ui.TopNav items={[{ href: '/', label: 'Trang chủ' }]} />,
  TornTicket: <ui.TornTicket />,
  TotalBox: <ui.TotalBox rows={[]} />,
  WarningPopup: <ui.WarningPopup open onClose={act} description="Kỳ quay đã đóng" />,
  WinReveal: (
    <ui.WinReveal
      open
      onClose={act}
      sentence="Chúc mừng, vé MEGA 6/45 trúng Giải Nhất"
      accent="lake"
      mark={icon}
      game="MEGA 6/45"
      draw="Kỳ #01552"
      drawn={[1, 2, 3]}
      numbers={[1, 2, 3]}
      matched={[1, 2, 3]}
      prize={10_000_000}
      tier="Giải Nhất"
      actions="Đóng"
    />
  ),
};

export default function Page() {
  return Object.entries(shown).map(([name, part]) => (
    <div key={name} data-shown={name}>
      {part}
    </div>
  ));
}
