import '@veloc/ui/theme.css';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { browserStorefront } from './app/browserStorefront';
import { clearSkeleton } from './shared/pageLifecycle';
import { prepareTakeOver } from './app/firstPage/takeOver';
import { readFirstPage } from './data/usePeriods';
import { Providers } from './app/Providers';

// Radix writes a style element of its own while a dialog is open; the page's policy lets it in by this nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root, so the shop has nowhere to show. Give the page one.');

const first = readFirstPage(document.getElementById('first-page')?.textContent);
const shop = browserStorefront(first);
clearSkeleton(shop.popups, document.getElementById('skeleton'));
const page = (
  <StrictMode>
    <Providers shop={shop}>
      <App />
    </Providers>
  </StrictMode>
);
if (first) {
  prepareTakeOver(root, shop);
  hydrateRoot(root, page);
} else {
  root.replaceChildren();
  createRoot(root).render(page);
}
