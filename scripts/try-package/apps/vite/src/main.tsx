import '@veloc/ui/theme.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.js';

const root = document.getElementById('root');
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
if (root?.firstElementChild) hydrateRoot(root, app);
else if (root) createRoot(root).render(app);
