import { lotoTypeOf } from '@veloc/rules';
import { Button, EntryPanel, PencilIcon } from '@veloc/ui';
import { useEffect, useRef, useState } from 'react';
import type { Builder } from '../../../../features/builder/useBuilder';
import { folded, listEnd } from '../Loto.css';
import { askLabel, isFocusLost, LotoEntry } from './LotoEntry';

/**
 * The pad at the foot of the page. Once all numbers are there its keys are only in the way and fold away, as they do for
 * who looks at the list on a short page. What was typed stays typed.
 */
export function LotoPad({ builder }: { builder: Builder }) {
  const { done, slots, openCode, removedCount } = builder;
  const isFull = done === slots.length;
  const [isFolded, setFolded] = useState(isFull);
  const [typed, setTyped] = useState('');
  const [known, setKnown] = useState(done);
  const end = useRef<HTMLDivElement>(null);
  const seen = useRef(done);

  if (known !== done) {
    setKnown(done);
    if (isFull) setFolded(true);
    // They were bought or went into the cart, and others are typed. What was removed is had back from where the keys
    // would be.
    else if (done === 0 && removedCount === 0) setFolded(false);
  }
  const hasKeys = !isFolded || openCode !== null;
  const part = hasKeys ? (openCode ?? 'new') : 'folded';
  const [first] = useState(part);
  const [isSuccessor, setSuccessor] = useState(false);
  if (part !== first && !isSuccessor) setSuccessor(true);

  // The list grows at its end; whoever types sees what was added and goes on where they were. A short page stays
  // where station and stake can be read, and its button to the list tells what was added.
  useEffect(() => {
    if (seen.current !== done && hasKeys) end.current?.scrollIntoView({ block: 'nearest' });
    seen.current = done;
  }, [done, hasKeys]);

  return (
    <>
      <div ref={end} className={listEnd} />
      {hasKeys ? (
        <LotoEntry
          key={part}
          builder={builder}
          typed={typed}
          onTyped={setTyped}
          onFold={() => setFolded(true)}
          isSuccessor={isSuccessor}
        />
      ) : (
        <FoldedEntry builder={builder} typed={typed} onUnfold={() => setFolded(false)} isSuccessor={isSuccessor} />
      )}
    </>
  );
}

interface FoldedEntryProps {
  builder: Builder;
  /** Digits that wait for the keys. */
  typed: string;
  onUnfold: () => void;
  isSuccessor: boolean;
}

/** The pad without its keys: what it is for, and the way back to them. */
function FoldedEntry({ builder: { done, slots, method }, typed, onUnfold, isSuccessor }: FoldedEntryProps) {
  const button = useRef<HTMLButtonElement>(null);
  const type = lotoTypeOf(method.id);
  useEffect(() => {
    if (isSuccessor && isFocusLost()) button.current?.focus({ preventScroll: true });
  }, [isSuccessor]);
  if (!type) return null;
  const isFull = done === slots.length;
  const ask = typed === '' ? askLabel(type) : `Đang nhập ${typed}`;
  return (
    <EntryPanel
      className={folded}
      title={isFull ? `Đã đủ ${slots.length} vé` : type.name}
      hint={isFull ? 'Bấm một vé để sửa' : ask}
      figure={
        <Button ref={button} kind="quiet" size="medium" icon={<PencilIcon />} aria-expanded={false} onClick={onUnfold}>
          Nhập số
        </Button>
      }
    />
  );
}
