import { DigitPad, type DigitPadProps } from '@veloc/ui';
import { useGroupTyping, type GroupPart } from '../useGroupTyping';

interface GroupPadProps {
  part: GroupPart;
  shape: NonNullable<DigitPadProps['shape']>;
  className?: string;
}

/** The keys for the groups above. */
export function GroupPad({ part, ...look }: GroupPadProps) {
  const { whyNot, type, remove, move, random } = useGroupTyping(part);
  return <DigitPad {...look} whyNot={whyNot} onType={type} onDelete={remove} onMove={move} onRandom={random} />;
}
