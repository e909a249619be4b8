import {
  BottomSheet,
  Button,
  Columns,
  Divider,
  ImageDownIcon,
  PrinterIcon,
  PrintSheet,
  Share2Icon,
  Stack,
  Switch,
  TicketPicture,
} from '@veloc/ui';
import { useRef, useState } from 'react';
import { usePicture } from '../../shared/usePicture';
import { useSheetOpen } from '../../state/contexts';
import { pngOf } from './pngOf';
import { isGolden, pictureName, pictureTitle, ticketPicture, type PicturedDraw } from './ticketPicture';
import * as styles from '../ticket/Ticket.css';

/** What a person reads when no picture can be made here. */
export const NO_PICTURE = 'Chưa tạo được ảnh vé trên máy này. Bạn có thể chụp màn hình để giữ vé.';

interface SharePictureProps {
  draw: PicturedDraw;
  open: boolean;
  onClose: () => void;
}

/**
 * Ways to pass a picture on, with the picture as it is sent: in the light colours in either theme, on lacquer, and
 * without the code unless its owner wants it there.
 */
export function SharePicture({ draw, open, onClose }: SharePictureProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const [hidden, setHidden] = useState({ code: true, prize: false });
  const [isPrinting, setPrinting] = useState(false);
  const picture = ticketPicture(draw, hidden);
  const { isBusy, canShare, save, share } = usePicture({
    name: pictureName(draw, hidden),
    draw: async () => drawing.current && pngOf(drawing.current),
    failure: NO_PICTURE,
  });
  const saving = (
    <Button
      kind={canShare ? 'tonal' : 'primary'}
      size={canShare ? 'medium' : 'large'}
      icon={<ImageDownIcon />}
      isLoading={isBusy}
      onClick={() => void save()}
    >
      Lưu ảnh
    </Button>
  );
  return (
    <>
      <BottomSheet
        open={useSheetOpen(open)}
        onClose={onClose}
        title="Chia sẻ ảnh vé"
        footer={
          canShare ? (
            <Button wide icon={<Share2Icon />} isLoading={isBusy} onClick={() => void share(pictureTitle(draw))}>
              Chia sẻ
            </Button>
          ) : (
            saving
          )
        }
      >
        <Stack gap={8}>
          <div data-theme="light">
            <TicketPicture ref={drawing} framed className={styles.picturePreview} {...picture} />
          </div>
          <Stack gap={0}>
            <Switch
              label="Ẩn mã vé và mã QR"
              detail="Bật sẵn, để không ai dùng mã của bạn"
              checked={hidden.code}
              onChange={({ checked }) => setHidden({ ...hidden, code: checked })}
            />
            {isGolden(draw) ? (
              <>
                <Divider />
                <Switch
                  label="Ẩn số tiền trúng"
                  detail="Chỉ còn bộ số và lời chúc"
                  checked={hidden.prize}
                  onChange={({ checked }) => setHidden({ ...hidden, prize: checked })}
                />
              </>
            ) : null}
          </Stack>
          <Columns>
            {canShare ? saving : null}
            <Button kind="tonal" size="medium" icon={<PrinterIcon />} onClick={() => setPrinting(true)}>
              In vé
            </Button>
          </Columns>
        </Stack>
      </BottomSheet>
      <PrintSheet open={isPrinting} onClose={() => setPrinting(false)}>
        <TicketPicture className={styles.printedPicture} {...picture} />
      </PrintSheet>
    </>
  );
}
