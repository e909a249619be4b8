import {
  bundleLevels,
  bundleOf,
  bundleSizes,
  chooseKenoBundle,
  KENO_BUNDLE,
  noPicks,
  slotIds,
  type KenoBundle,
} from '@veloc/rules';
import { Button, Card, ChipGroup, DicesIcon, Inline, NumberBall, PencilIcon, Stack, Text } from '@veloc/ui';
import { Suspense, useState } from 'react';
import { BuilderSlots, RemoveAll } from '../../../../features/builder/parts/BuilderSlots';
import type { Builder } from '../../../../features/builder/useBuilder';
import { Stakes } from './Stakes';
import { ChangeSheet } from '../../../../features/builder/parts/lazyParts';
import { missingLabel } from '../../../../features/builder/slotLabels';
import { bundle, bundleActions } from '../../../../features/builder/Builder.css';
import { bleed } from '../../../../shared/place.css';
import { BundleSets } from './BundleSets';

/** Six tickets by level, with one stake for all of them. */
export function LevelSlots({ builder }: { builder: Builder }) {
  return (
    <>
      <Stakes label="Số tiền dự thưởng mỗi vé" value={builder.betAmount} onChange={builder.setBetAmount} />
      <BuilderSlots builder={builder} />
    </>
  );
}

const [code] = slotIds;
const first: KenoBundle = { size: KENO_BUNDLE.defaultSize, level: KENO_BUNDLE.defaultLevel };

/** One set of numbers, and all the ways it is played. */
export function BundleSlots({ builder }: { builder: Builder }) {
  const { size, level } = bundleOf(builder.method.id) ?? first;
  const { numbers } = builder.slotOf(code)?.picks ?? noPicks;
  const missing = missingLabel(builder.gameId, builder.method, { ...noPicks, numbers });
  /** A smaller size that has no room for all the numbers. */
  const [asked, setAsked] = useState<number | null>(null);
  const [renderedSize, setRenderedSize] = useState(size);
  const choose = (bundle: KenoBundle) => builder.change(chooseKenoBundle(bundle));
  const chooseSize = (wanted: number) => {
    setRenderedSize(wanted);
    if (numbers.length > wanted) setAsked(wanted);
    else choose({ size: wanted, level });
  };
  return (
    <>
      <ChipChoice
        label="Bao bao nhiêu số?"
        hint={`Từ ${KENO_BUNDLE.minSize} đến ${KENO_BUNDLE.maxSize}`}
        options={bundleSizes.map((count) => ({ value: count, label: `${count} số` }))}
        value={size}
        onChange={chooseSize}
      />
      <ChipChoice
        label="Bậc chơi"
        hint="Số của mỗi bộ, nhỏ hơn số bao"
        options={bundleLevels(size).map((count) => ({ value: count, label: `Bậc ${count}` }))}
        value={level}
        onChange={(count) => choose({ size, level: count })}
      />
      <Card>
        <Inline gap={0} justify="space-between">
          <Text as="h2" size="subtitle" weight="bold">
            Bộ số bao
          </Text>
          <Inline gap={0} align="stretch" className={bundleActions}>
            <Button kind="accent" size="medium" icon={<DicesIcon />} onClick={() => builder.fill(code)}>
              Chọn nhanh
            </Button>
            <Button kind="accent" size="medium" icon={<PencilIcon />} onClick={() => builder.open(code)}>
              {numbers.length > 0 ? 'Sửa số' : 'Chọn số'}
            </Button>
          </Inline>
        </Inline>
        <Inline align="stretch" className={bundle}>
          {numbers.map((value) => (
            <NumberBall key={value} value={value} size={42} />
          ))}
          {Array.from({ length: Math.max(0, size - numbers.length) }, (_, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- empty places differ in nothing but their place
            <NumberBall key={`free-${index}`} state="empty" size={42} />
          ))}
        </Inline>
        {missing && numbers.length > 0 ? (
          <Text as="p" size="caption" tone="danger" weight="semibold">
            {missing}
          </Text>
        ) : null}
      </Card>
      <BundleSets count={builder.method.unit} size={size} level={level} numbers={missing === '' ? numbers : []} />
      <RemoveAll builder={builder} />
      <Suspense fallback={null}>
        <ChangeSheet
          builder={builder}
          open={asked !== null}
          onClose={() => setAsked(null)}
          losing={`${numbers.length - renderedSize} số đã chọn`}
          name={`bao ${renderedSize} số`}
          onChange={() => {
            setAsked(null);
            choose({ size: renderedSize, level });
          }}
        />
      </Suspense>
    </>
  );
}

interface ChipChoiceProps {
  label: string;
  hint: string;
  options: readonly { value: number; label: string }[];
  value: number;
  onChange: (value: number) => void;
}

function ChipChoice({ label, hint, options, value, onChange }: ChipChoiceProps) {
  return (
    <Stack gap={2}>
      <Inline rowGap={0} align="baseline" justify="space-between">
        <Text as="h2" size="subtitle" weight="bold">
          {label}
        </Text>
        <Text as="span" size="label" tone="soft">
          {hint}
        </Text>
      </Inline>
      <ChipGroup
        label={label}
        className={bleed}
        options={options.map((option) => ({ ...option, value: String(option.value) }))}
        value={String(value)}
        onChange={({ value: chosen }) => onChange(Number(chosen))}
      />
    </Stack>
  );
}
