import { Button, LinkProvider, NumberGrid, Popup, TextLink } from '@veloc/ui';
import { useState, type ComponentProps } from 'react';
import { Link } from 'react-router';

function RouterLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <Link to={href} {...rest} />;
}

export default function Home() {
  const [selected, setSelected] = useState<number[]>([]);
  const [isOpen, setOpen] = useState(false);
  return (
    <LinkProvider link={RouterLink}>
      <NumberGrid
        label="Chọn số"
        count={45}
        selected={selected}
        max={6}
        onToggle={({ value }) => setSelected((numbers) => [...numbers, value])}
      />
      <TextLink href="/guide">Hướng dẫn</TextLink>
      <Button onClick={() => setOpen(true)}>Mua vé</Button>
      <Popup open={isOpen} onClose={() => setOpen(false)} title="Đã thêm vào giỏ" />
    </LinkProvider>
  );
}
