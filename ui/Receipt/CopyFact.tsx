import { CheckIcon, CopyIcon } from '../internal/icons';
import { IconButton } from '../IconButton/IconButton';
import { useCopy } from '../internal/useCopy';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { useMessages } from '../messages/MessagesContext';
import * as tell from '../messages/tell';
import * as styles from './Receipt.css';

/** Takes the whole of a value that a receipt shows in short. */
export function CopyFact({ label, text }: { label: string; text: string }) {
  const words = useMessages('copying', tell.copying);
  const { isCopied, copy } = useCopy(text);
  return (
    <>
      <IconButton
        label={words.copy(label)}
        icon={isCopied ? <CheckIcon /> : <CopyIcon />}
        onClick={copy}
        className={styles.copy}
      />
      <span role="status">{isCopied ? <VisuallyHidden>{words.copied}</VisuallyHidden> : null}</span>
    </>
  );
}
