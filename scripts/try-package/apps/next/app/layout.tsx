import { AppFrame, ToastProvider } from '@veloc/ui';
import '@veloc/ui/theme.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Providers } from './providers';

export const metadata: Metadata = { title: 'Hồ Gươm' };
export const viewport: Viewport = { viewportFit: 'cover' };

const chooseTheme = `document.documentElement.dataset.theme =
  localStorage.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');`;

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="vi" suppressHydrationWarning>
      <head>
        <link rel="icon" href="data:," />
        <style href="layers" precedence="first">{`@layer reset, tokens, components, screens;`}</style>
        <script dangerouslySetInnerHTML={{ __html: chooseTheme }} />
      </head>
      <body>
        <Providers>
          <AppFrame>
            <ToastProvider>{children}</ToastProvider>
          </AppFrame>
        </Providers>
      </body>
    </html>
  );
}
