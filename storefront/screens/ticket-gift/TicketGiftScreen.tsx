import {
  ActionBar,
  Button,
  ButtonLink,
  EmptyState,
  GiftEnvelope,
  GiftIcon,
  ImageDownIcon,
  Page,
  Text,
} from '@veloc/ui';
import { useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useTicketDetail } from '../../data/tickets';
import { pngOf } from '../../features/picture/pngOf';
import { NO_PICTURE } from '../../features/picture/SharePicture';
import { picturedDraws, pictureName, ticketPicture, type PicturedDraw } from '../../features/picture/ticketPicture';
import { DetailState } from '../../features/ticket/parts/DetailState';
import { isWaiting } from '../../features/ticket/ticketState';
import { BackHeader } from '../../shared/layouts/BackHeader';
import { usePicture } from '../../shared/usePicture';
import * as paths from '../../shared/paths';

/** A ticket that waits for its draw, in a red envelope: a picture with a wish. The ticket itself goes nowhere. */
export default function TicketGiftScreen() {
  const [search] = useSearchParams();
  const { detail, error, retry } = useTicketDetail(search.get('id') ?? '');
  const draw = detail && picturedDraws(detail)[Number(search.get('picture') ?? 0)];
  return (
    <>
      <BackHeader title="Ảnh lì xì" subtitle="Kèm lời chúc; vé vẫn là của bạn" />
      {draw?.tickets.every(isWaiting) ? (
        <Envelope draw={draw} />
      ) : (
        <Page as="main">
          {detail ? (
            <EmptyState
              title="Vé này không gửi lì xì được"
              action={<ButtonLink href={paths.tickets}>Xem vé của tôi</ButtonLink>}
            >
              Lì xì là vé đã trả tiền và đang chờ quay.
            </EmptyState>
          ) : (
            <DetailState error={error} onRetry={retry} />
          )}
        </Page>
      )}
    </>
  );
}

function Envelope({ draw }: { draw: PicturedDraw }) {
  const drawing = useRef<SVGSVGElement>(null);
  const [recipient, setRecipient] = useState('');
  const [wish, setWish] = useState('');
  const hidden = { code: true };
  const { isBusy, canShare, save, share } = usePicture({
    name: `li-xi-${pictureName(draw, hidden)}`,
    draw: async () => drawing.current && pngOf(drawing.current),
    failure: NO_PICTURE,
  });
  return (
    <>
      <Page as="main">
        <GiftEnvelope
          ticket={ticketPicture(draw, hidden)}
          drawingRef={drawing}
          recipient={recipient}
          onRecipientChange={({ value }) => setRecipient(value)}
          wish={wish}
          onWishChange={({ value }) => setWish(value)}
        />
        <Text size="label" tone="soft" align="center">
          Ảnh không có mã vé; tiền trúng vào tài khoản của bạn. Người nhận phải từ đủ 18 tuổi.
        </Text>
      </Page>
      <ActionBar>
        {canShare ? (
          <Button icon={<GiftIcon />} isLoading={isBusy} onClick={() => void share(wish.trim() || undefined)}>
            {isBusy ? 'Đang gửi…' : 'Gửi ảnh lì xì'}
          </Button>
        ) : (
          <Button icon={<ImageDownIcon />} isLoading={isBusy} onClick={() => void save()}>
            {isBusy ? 'Đang lưu…' : 'Lưu ảnh lì xì'}
          </Button>
        )}
      </ActionBar>
    </>
  );
}
