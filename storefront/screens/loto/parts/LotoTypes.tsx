import { ChipGroup } from '@veloc/ui';
import type { Builder } from '../../../features/builder/useBuilder';

/** The seven ways to play a number; the next one typed takes it. */
export function LotoTypes({ builder }: { builder: Builder }) {
  return (
    <ChipGroup
      label="Cách chơi"
      layout="grid"
      options={builder.methods.map(({ id, name }) => ({ value: id, label: name }))}
      value={builder.method.id}
      onChange={({ value }) => builder.setMethod(value)}
    />
  );
}
