import { AppFrame, DrawResult, ToastProvider } from '@veloc/ui';
import '@veloc/ui/theme.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Providers } from './providers';

export const metadata: Metadata = { title: 'Hồ Gươm' };
export const viewport: Viewport = { viewportFit: 'cover' };

const chooseTheme = `if (localStorage.theme) document.documentElement.dataset.theme = localStorage.theme;`;

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="vi" suppressHydrationWarning>
      <head>
        <link rel="icon" href="data:," />
        <script dangerouslySetInnerHTML={{ __html: chooseTheme }} />
      </head>
      <body>
        <Providers>
          <AppFrame>
            <ToastProvider>{children}</ToastProvider>
            {/* Of the layout as well as of the page: its sheet is then in another chunk than those of what it is made of. */}
            <DrawResult numbers={[1, 2, 3]} bonus={[4]} />
          </AppFrame>
        </Providers>
      </body>
    </html>
  );
}
