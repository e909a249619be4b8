import { verifyReceipt, type VerifiedReceipt } from '@veloc/proof';
import { ActionBar, Button, Card, Columns, EmptyState, Inline, Page, ProofSteps, Text } from '@veloc/ui';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { usePlacedReceipt, useShopPolicy, useTicketReceipt } from '../../data/books';
import { readProofHash } from '../../features/ticket/ticketIds';
import { formatNumber } from '../../shared/copy/format';
import { BackHeader } from '../../shared/layouts/BackHeader';
import { LoadFallback } from '../../shared/LoadFallback';
import { CheckedReceipt } from './parts/CheckedReceipt';
import { KeepReceipt } from './parts/KeepReceipt';
import { fileOfReceipt, ReceiptSource, useGivenReceipt, type ReceiptFile } from './parts/ReceiptSource';
import { TrustedPolicy, type OwnPolicy } from './parts/TrustedPolicy';
import { outcomeOf, signerOf } from './findings';

/** Checks on the device whether a ticket was in the sealed book of its draw. Needs no account. */
export default function CheckReceiptScreen() {
  const policy = useShopPolicy();
  const [search, setSearch] = useSearchParams();
  const mine = useTicketReceipt(search.get('ticket'));
  const [own, setOwn] = useState<OwnPolicy | null>(null);
  const [brought, setBrought] = useState<ReceiptFile | null>(null);
  useGivenReceipt(setBrought);
  const trusted = own?.text ?? policy.text;
  const { place, leave } = usePlaceOfSlip();
  const placed = usePlacedReceipt(place);
  const receipt = place ? placed.receipt : mine.receipt;
  const kept = useMemo(() => (receipt ? fileOfReceipt(receipt) : null), [receipt]);
  const given = brought ?? kept;
  const isAsked = search.has('ticket') && !mine.isGuest;
  const startOver = () => {
    setBrought(null);
    if (place) leave();
    setSearch({}, { replace: true });
  };
  return (
    <>
      <BackHeader title="Kiểm tra vé" />
      <Page as="main" end={20}>
        {given ? (
          <>
            <Findings given={given} policy={trusted} isWaiting={policy.isAsking} />
            <GivenFile {...given} isSecret={given === kept} />
          </>
        ) : place ? (
          <SlipFallback {...placed} onOther={startOver} />
        ) : isAsked ? (
          <LoadFallback error={mine.error} failure="Chưa tải được biên nhận của vé" onRetry={mine.retry}>
            <Checking />
          </LoadFallback>
        ) : (
          <ReceiptSource onGiven={setBrought} />
        )}
        <TrustedPolicy policy={policy} own={own} onOwn={setOwn} />
      </Page>
      {given ? (
        <ActionBar>
          <Columns minColumnWidth="9rem">
            <Button kind="outline" onClick={startOver}>
              Kiểm vé khác
            </Button>
            {given === kept ? <KeepReceipt file={given} /> : null}
          </Columns>
        </ActionBar>
      ) : null}
    </>
  );
}

/** The ticket that the code of a printed slip names in the page's address, until it is left; null without one. */
function usePlaceOfSlip() {
  const [place, setPlace] = useState(placeOfSlip);
  useEffect(() => {
    const read = () => setPlace(placeOfSlip());
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const leave = () => {
    // It is a secret of the ticket, so it does not stay in the address either.
    history.replaceState(history.state, '', location.pathname + location.search);
    setPlace(null);
  };
  return { place, leave };
}

const placeOfSlip = () => readProofHash(location.hash);

interface SlipFallbackProps extends Omit<ReturnType<typeof usePlacedReceipt>, 'receipt'> {
  onOther: () => void;
}

function SlipFallback({ error, isAsking, retry, onOther }: SlipFallbackProps) {
  if (error?.status === 404) {
    return (
      <EmptyState title="Không có vé nào ở chỗ này" action={<Button onClick={onOther}>Kiểm vé khác</Button>}>
        Mã trên phiếu không khớp với cuốn sổ nào của cửa hàng: mã bị in hỏng, hoặc phiếu là giả. Hãy giữ phiếu và hỏi
        cửa hàng.
      </EmptyState>
    );
  }
  return (
    <LoadFallback error={error} failure="Chưa tải được biên nhận của vé" isRetrying={isAsking} onRetry={retry}>
      <Checking />
    </LoadFallback>
  );
}

function Checking() {
  return (
    <Card aria-busy="true">
      <ProofSteps aria-label="Các phép kiểm" steps={[{ id: 'checking', title: 'Đang kiểm tra…', state: 'checking' }]} />
    </Card>
  );
}

interface FindingsProps {
  given: ReceiptFile;
  policy: string | null;
  /** The shop is asked for its policy. */
  isWaiting: boolean;
}

function Findings({ given: { text }, policy, isWaiting }: FindingsProps) {
  const found = useFound(text, policy);
  if (text === null) {
    return (
      <EmptyState title="Tệp quá lớn">
        Biên nhận chỉ nặng vài kB, nên tệp này không phải là biên nhận và không được mở. Hãy chọn tệp khác.
      </EmptyState>
    );
  }
  if (found === 'impossible') {
    return (
      <EmptyState title="Máy này không kiểm được chữ ký">
        Trình duyệt quá cũ để kiểm chữ ký Ed25519. Hãy mở trang bằng trình duyệt khác.
      </EmptyState>
    );
  }
  if (policy === null && !isWaiting) return null;
  if (policy === null || found === null) return <Checking />;
  const outcome = outcomeOf(found, policy);
  if (outcome === 'unreadable' || found.receipt === null) {
    return (
      <EmptyState title="Đây không phải là biên nhận">
        Tệp bị cắt, bị sửa, hoặc là tệp khác. Bạn lưu lại tệp biên nhận ở trang chi tiết vé.
      </EmptyState>
    );
  }
  if (outcome === 'foreign') {
    return (
      <EmptyState title="Biên nhận của cửa hàng khác">
        Biên nhận này ghi tên {signerOf(found)}, nên mẫu chữ ký đang dùng không kiểm được. Hãy mở trang kiểm tra của cửa
        hàng đó, hoặc chọn tệp chữ ký của họ bên dưới.
      </EmptyState>
    );
  }
  return <CheckedReceipt found={{ ...found, receipt: found.receipt }} outcome={outcome} />;
}

/** What is found of a receipt's text by a policy; null while it is looked at, `impossible` on a device that knows no way. */
function useFound(text: string | null, policy: string | null) {
  const [last, setLast] = useState<{ text: string; policy: string; found: VerifiedReceipt | 'impossible' } | null>(
    null,
  );
  useEffect(() => {
    if (text === null || policy === null) return undefined;
    let isCurrent = true;
    const show = (found: VerifiedReceipt | 'impossible') => {
      if (isCurrent) setLast({ text, policy, found });
    };
    verifyReceipt(text, policy).then(show, () => show('impossible'));
    return () => {
      isCurrent = false;
    };
  }, [text, policy]);
  return last?.text === text && last.policy === policy ? last.found : null;
}

function GivenFile({ name, size, isSecret }: ReceiptFile & { isSecret: boolean }) {
  return (
    <Card>
      <Inline justify="space-between" gap={8}>
        <Text as="span" weight="semibold" size="label">
          {name ?? 'Nội dung đã dán'}
        </Text>
        <Text as="span" size="label" tone="soft">
          {formatNumber(Math.round(size / 100) / 10)} kB
        </Text>
      </Inline>
      {isSecret ? (
        <Text size="caption" tone="soft">
          Biên nhận là bí mật của bạn: ai có tệp sẽ đọc được bộ số. Hãy lưu lại và đừng gửi cho người lạ.
        </Text>
      ) : null}
    </Card>
  );
}
