import '@veloc/ui/theme.css';
import './board.css';
import './accents.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';

/**
 * What hangs on a wall shows much at once and is used with a mouse if at all, so it is dense; the screen makes it large
 * (`board.css`). The scale named large would write its countdowns in words, without the seconds that people watch. On a
 * phone, where the same address is opened by hand, the scale is the regular one.
 */
const wall = matchMedia('(min-width: 75rem) and (min-height: 40rem)');
const takeScale = () => void (document.documentElement.dataset.scale = wall.matches ? 'dense' : 'regular');
wall.addEventListener('change', takeScale);
takeScale();

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
