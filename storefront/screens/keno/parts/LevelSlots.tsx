import { BuilderSlots } from '../../../features/builder/parts/BuilderSlots';
import type { Builder } from '../../../features/builder/useBuilder';
import { Stakes } from './Stakes';

/** Six tickets by level, with one stake for all of them. */
export function LevelSlots({ builder }: { builder: Builder }) {
  return (
    <>
      <BuilderSlots builder={builder} />
      <Stakes label="Số tiền dự thưởng mỗi vé" value={builder.betAmount} onChange={builder.setBetAmount} />
    </>
  );
}
