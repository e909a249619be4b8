import type { Receipt } from '@veloc/proof';
import { Button, Card, Columns, CopyIcon, FileTextIcon, Stack, Text } from '@veloc/ui';
import { useEffect, useRef } from 'react';
import { usePopups } from '../../../state/contexts';

/** Bytes of a file at most: a receipt of a book of a million tickets has about 4,000. */
const MOST_BYTES = 200_000;

export interface ReceiptFile {
  /** As the file is called; null of what was pasted. */
  name: string | null;
  /** In bytes. */
  size: number;
  /** Null of a file that is larger than any receipt, which is not read. */
  text: string | null;
}

async function readFile(file: File): Promise<ReceiptFile> {
  const { name, size } = file;
  return { name, size, text: size > MOST_BYTES ? null : await file.text() };
}

function pasted(text: string): ReceiptFile {
  const size = new Blob([text]).size;
  return { name: null, size, text: size > MOST_BYTES ? null : text };
}

/** The file of a ticket of one's own: `ve-318.veloc.json`, by its place in the book once it has one. */
export function fileOfReceipt(receipt: Receipt): ReceiptFile {
  const index = /^index (\d+)$/m.exec(receipt.book ?? '')?.[1];
  const name = index === undefined ? 've.veloc.json' : `ve-${Number(index) + 1}.veloc.json`;
  return { ...pasted(JSON.stringify(receipt, null, 2)), name };
}

/** Files that are dropped and what is pasted anywhere on the page. */
export function useGivenReceipt(onGiven: (given: ReceiptFile) => void): void {
  const latest = useRef(onGiven);
  useEffect(() => {
    latest.current = onGiven;
  });
  useEffect(() => {
    const take = (event: DragEvent | ClipboardEvent, data: DataTransfer | null) => {
      const file = data?.files[0];
      const text = data?.getData('text/plain');
      if (!file && !text) return;
      event.preventDefault();
      if (file) void readFile(file).then((given) => latest.current(given));
      else if (text) latest.current(pasted(text));
    };
    // Without it the browser opens the file in place of the page.
    const allow = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => take(event, event.dataTransfer);
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData);
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, []);
}

interface FileButtonProps {
  children: string;
  /** Kinds of files that the device offers. */
  accept: string;
  kind: 'primary' | 'tonal' | 'outline';
  size?: 'medium' | 'large';
  onGiven: (given: ReceiptFile) => void;
}

/** Opens the device's own choice of a file. */
export function FileButton({ children, accept, onGiven, ...looks }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...looks} icon={<FileTextIcon />} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={children}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // So that the same file, mended, can be chosen again.
          currentTarget.value = '';
          if (file) void readFile(file).then(onGiven);
        }}
      />
    </>
  );
}

/** Ways to bring a receipt here, and what the page is for. */
export function ReceiptSource({ onGiven }: { onGiven: (given: ReceiptFile) => void }) {
  const { warn } = usePopups();
  const paste = async () => {
    try {
      onGiven(pasted(await navigator.clipboard.readText()));
    } catch {
      warn('Máy này không cho trang đọc bộ nhớ tạm. Bạn có thể chọn tệp biên nhận, hoặc nhấn Ctrl+V trên bàn phím.');
    }
  };
  return (
    <Card>
      <Stack gap={16}>
        <Stack gap={4}>
          <Text as="h2" size="heading">
            Vé có vào sổ trước giờ quay không?
          </Text>
          <Text size="label" tone="soft">
            Mở tệp biên nhận bạn đã lưu từ trang chi tiết vé. Máy của bạn tự kiểm, không gửi tệp đi đâu và không cần
            mạng.
          </Text>
        </Stack>
        <Columns minColumnWidth="9rem">
          <FileButton kind="primary" accept=".json,application/json" onGiven={onGiven}>
            Chọn tệp
          </FileButton>
          <Button kind="outline" icon={<CopyIcon />} onClick={() => void paste()}>
            Dán
          </Button>
        </Columns>
        <Text size="caption" tone="faint">
          Trên máy tính, bạn có thể thả tệp vào trang này. Biên nhận là của riêng bạn: ai có tệp sẽ đọc được bộ số.
        </Text>
      </Stack>
    </Card>
  );
}
