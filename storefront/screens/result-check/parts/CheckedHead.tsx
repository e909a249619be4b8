import { Button, Card, Inline, PencilIcon, Stack, Text } from '@veloc/ui';
import { useEffect, useRef, type ReactNode } from 'react';

interface CheckedHeadProps {
  /** What the numbers are: 'Bao 7', '3 chữ số cuối'. */
  note: string;
  /** Other numbers are wanted. */
  onChange: () => void;
  /** The numbers. */
  children: ReactNode;
}

/** The numbers that are held against the draws below, and the way back to the board. */
export function CheckedHead({ note, onChange, children }: CheckedHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone with the board, and what was found stands where that was.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <Card inset="small">
      <Stack gap={8}>
        <Inline justify="space-between" wrap={false}>
          <div>
            <h2 ref={heading} tabIndex={-1}>
              <Text as="span" weight="bold" tone="plain">
                Bộ số của bạn
              </Text>
            </h2>
            <Text size="label" tone="soft">
              {note}
            </Text>
          </div>
          <Button kind="ghost" size="medium" icon={<PencilIcon />} onClick={onChange}>
            Đổi số
          </Button>
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}
