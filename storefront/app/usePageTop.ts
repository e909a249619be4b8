import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** A page one goes to begins at its top; one that one comes back to stays where it was. */
export function usePageTop(): void {
  const [path] = useLocation();
  const lastPath = useRef(path);
  const cameBack = useRef(false);

  useEffect(() => {
    const note = () => {
      cameBack.current = true;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);

  useEffect(() => {
    if (path === lastPath.current) return;
    lastPath.current = path;
    if (!cameBack.current) window.scrollTo(0, 0);
    cameBack.current = false;
  }, [path]);
}
