import { Button, DownloadIcon } from '@veloc/ui';
import { saveFile } from '../../../shared/usePicture';
import type { ReceiptFile } from './ReceiptSource';

/** Hands a receipt on: by the device's own sheet where that takes such files, else into the downloads. */
async function keep({ name, text }: ReceiptFile): Promise<void> {
  const file = new File([text ?? ''], name ?? 've.veloc.json', { type: 'application/json' });
  if (typeof navigator.canShare !== 'function' || !navigator.canShare({ files: [file] })) {
    saveFile(file);
    return;
  }
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Who closes the sheet of ways to share wanted no file.
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveFile(file);
  }
}

export function KeepReceipt({ file }: { file: ReceiptFile }) {
  return (
    <Button icon={<DownloadIcon />} onClick={() => void keep(file)}>
      Lưu biên nhận
    </Button>
  );
}
