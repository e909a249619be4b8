import { useRef, useState } from 'react';
import { saveFile } from '../../app/saveFile';
import { useNotices } from '../../state/notices/useNotices';
import { pngOf } from './picture';

/** A drawn ticket as a picture to keep or to pass on. */
export function usePicture(name: string) {
  const drawing = useRef<SVGSVGElement>(null);
  const [isBusy, setBusy] = useState(false);
  const { warn } = useNotices();

  const withPicture = async (handle: (picture: File) => Promise<void> | void) => {
    if (!drawing.current) return;
    setBusy(true);
    try {
      await handle(new File([await pngOf(drawing.current)], `${name}.png`, { type: 'image/png' }));
    } catch (error) {
      // Who closes the sheet of ways to share has not met with an error.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        warn('Chưa tạo được ảnh vé trên máy này. Bạn có thể chụp màn hình để giữ vé.');
    } finally {
      setBusy(false);
    }
  };

  return {
    drawing,
    isBusy,
    /** Whether this device passes pictures on by itself. */
    canShare: canShareFiles(),
    save: () => withPicture(saveFile),
    share: () => withPicture((picture) => navigator.share({ files: [picture] })),
  };
}

function canShareFiles(): boolean {
  const probe = new File([], 've.png', { type: 'image/png' });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] });
}
