import { CheckIcon, CopyIcon } from '../internal/icons';
import { IconButton } from '../IconButton/IconButton';
import { useCopy } from '../internal/useCopy';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import * as styles from './Receipt.css';

/** Takes the whole of a value that a receipt shows in short. */
export function CopyFact({ label, text }: { label: string; text: string }) {
  const { isCopied, copy } = useCopy(text);
  return (
    <>
      <IconButton
        label={`Sao chép ${label.toLocaleLowerCase('vi')}`}
        icon={isCopied ? <CheckIcon /> : <CopyIcon />}
        onClick={copy}
        className={styles.copy}
      />
      <span role="status">{isCopied ? <VisuallyHidden>Đã sao chép</VisuallyHidden> : null}</span>
    </>
  );
}
