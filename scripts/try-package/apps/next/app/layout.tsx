import '@veloc/ui/theme.css';
import type { ReactNode } from 'react';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="vi">
      <head>
        <link rel="icon" href="data:," />
        <style href="layers" precedence="first">{`@layer reset, tokens, components, screens;`}</style>
      </head>
      <body>{children}</body>
    </html>
  );
}
