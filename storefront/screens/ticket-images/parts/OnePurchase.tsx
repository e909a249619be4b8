import type { HistoryEntry } from '@veloc/rules';
import {
  ActionBar,
  Button,
  ButtonLink,
  ChipGroup,
  DownloadIcon,
  EmptyState,
  GiftIcon,
  IconButton,
  Inline,
  Page,
  PrinterIcon,
  PrintSheet,
  Share2Icon,
  SparklesIcon,
  Text,
  TicketPicture,
} from '@veloc/ui';
import { useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { useTicketDetail } from '../../../data/tickets';
import { pngOf } from '../../../features/picture/pngOf';
import { NO_PICTURE, SharePicture } from '../../../features/picture/SharePicture';
import { picturedDraws, pictureName, ticketPicture, type PicturedDraw } from '../../../features/picture/ticketPicture';
import { DetailState } from '../../../features/ticket/parts/DetailState';
import { isWaiting } from '../../../features/ticket/ticketState';
import { BackHeader } from '../../../shared/layouts/BackHeader';
import { PageTitle } from '../../../shared/pageLifecycle';
import * as place from '../../../shared/place.css';
import { usePicture } from '../../../shared/usePicture';
import * as paths from '../../../shared/paths';
import * as styles from '../../../features/ticket/Ticket.css';

const TITLE = 'Vé đẹp';

/** The tickets of one purchase as things to look at: one picture at a time, '?picture=' says which. */
export function OnePurchase({ id }: { id: string }) {
  const { detail, error, retry } = useTicketDetail(id);
  const draws = detail ? picturedDraws(detail) : [];
  const [first, ...others] = draws;
  if (detail && first) return <Pictures entry={detail} draws={[first, ...others]} />;
  return (
    <>
      <BackHeader title={TITLE} />
      <Page as="main">
        {detail ? (
          <EmptyState title="Vé này không có ảnh">Ảnh vé có sau khi vé được thanh toán.</EmptyState>
        ) : (
          <DetailState error={error} onRetry={retry} />
        )}
      </Page>
    </>
  );
}

function Pictures({ entry, draws }: { entry: HistoryEntry; draws: readonly [PicturedDraw, ...PicturedDraw[]] }) {
  const [search, setSearch] = useSearchParams();
  const chosen = draws.findIndex((_draw, index) => String(index) === search.get('picture'));
  const index = Math.max(chosen, 0);
  const draw = draws[index] ?? draws[0];
  return (
    <OnePicture key={index} draw={draw} giftHref={paths.ticketGiftOf(entry.id, index)}>
      {draws.length > 1 ? (
        <ChipGroup
          className={place.bleed}
          label="Kỳ quay"
          options={draws.map(({ period, tickets }, at) => ({
            value: String(at),
            label: [period.name, tickets.map(({ code }) => code).join(' ')].join(' · '),
          }))}
          value={String(index)}
          onChange={({ value }) => setSearch({ id: entry.id, picture: value }, { replace: true })}
        />
      ) : null}
    </OnePicture>
  );
}

interface OnePictureProps {
  draw: PicturedDraw;
  giftHref: string;
  /** Which picture it is, where there are several. */
  children?: ReactNode;
}

function OnePicture({ draw, giftHref, children }: OnePictureProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const [isSharing, setSharing] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const { isBusy, save } = usePicture({
    name: pictureName(draw),
    draw: async () => drawing.current && pngOf(drawing.current),
    failure: NO_PICTURE,
  });
  const picture = ticketPicture(draw);
  return (
    <>
      <PageTitle title={`${TITLE} · ${draw.period.name}`} />
      <BackHeader title={TITLE}>
        <IconButton
          tone="onColor"
          label="Lưu ảnh"
          icon={<DownloadIcon />}
          aria-busy={isBusy}
          onClick={() => void save()}
        />
      </BackHeader>
      <Page as="main" gap={16}>
        {children}
        <TicketPicture ref={drawing} {...picture} />
        {picture.gold ? (
          <Inline gap={8} justify="center" className={styles.pictureCaption}>
            <SparklesIcon size={18} aria-hidden="true" />
            <Text as="span" size="label" tone="soft">
              Bản vàng chỉ có ở vé trúng thưởng
            </Text>
          </Inline>
        ) : null}
      </Page>
      <ActionBar className={styles.pictureActions}>
        {draw.tickets.every(isWaiting) ? (
          <ButtonLink kind="outline" icon={<GiftIcon />} href={giftHref}>
            Ảnh lì xì
          </ButtonLink>
        ) : (
          <Button kind="outline" icon={<PrinterIcon />} onClick={() => setPrinting(true)}>
            In vé
          </Button>
        )}
        <Button icon={<Share2Icon />} onClick={() => setSharing(true)}>
          Chia sẻ
        </Button>
      </ActionBar>
      <SharePicture draw={draw} open={isSharing} onClose={() => setSharing(false)} />
      <PrintSheet open={isPrinting} onClose={() => setPrinting(false)}>
        <TicketPicture className={styles.printedPicture} {...picture} />
      </PrintSheet>
    </>
  );
}
