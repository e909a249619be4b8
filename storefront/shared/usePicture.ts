import { useState } from 'react';
import { usePopups } from '../state/contexts';

/** Hands a file to the browser's downloads. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The browser reads the address only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

interface Drawing {
  /** Of the file, without its ending. */
  name: string;
  /** Makes the picture, a PNG; null while there is nothing to draw. Rejects when the browser cannot. */
  draw: () => Promise<Blob | null>;
  /** What a person reads when no picture can be made here. */
  failure: string;
}

/** Something on the page as a picture to keep or to pass on. */
export function usePicture({ name, draw, failure }: Drawing) {
  const [isBusy, setBusy] = useState(false);
  const { warn } = usePopups();

  const withPicture = async (handle: (picture: File) => Promise<void> | void) => {
    setBusy(true);
    try {
      const picture = await draw();
      if (picture) await handle(new File([picture], `${name}.png`, { type: 'image/png' }));
    } catch (error) {
      // Who closes the sheet of ways to share has not met with an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) warn(failure);
    } finally {
      setBusy(false);
    }
  };

  return {
    isBusy,
    /** Whether this device passes pictures on by itself. */
    canShare: canShareFiles(),
    save: () => withPicture(saveFile),
    /** `text` goes with it where the way that is chosen takes words. */
    share: (text?: string) =>
      withPicture((picture) => navigator.share({ files: [picture], ...(text ? { text } : {}) })),
  };
}

function canShareFiles(): boolean {
  const probe = new File([], 've.png', { type: 'image/png' });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] });
}
