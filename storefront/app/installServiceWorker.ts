import type { Popups } from '../state/popups/popups';

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/**
 * Keeps the shop on the device, so that it opens without a network, and tells of a newer build that waits: whoever takes
 * it has every page of the shop loaded anew. Does nothing where the browser has no service workers, or asks to save data.
 */
export async function installServiceWorker({ tell }: Pick<Popups, 'tell'>): Promise<void> {
  const { serviceWorker } = navigator;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  // Outside of a secure context there is none.
  if (!(serviceWorker as ServiceWorkerContainer | undefined) || connection?.saveData) return;
  // The page's policy admits a script's address only from a policy with this name (backend/site/headers.ts).
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: (url) => url });
  const registration = await serviceWorker.register(policy?.createScriptURL('/sw.js') ?? '/sw.js');

  const tellOf = (waiting: ServiceWorker) => {
    const onPress = () => {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin and takes none
      waiting.postMessage('take-over');
    };
    tell({ message: 'Đã có bản mới của Vé Lộc', actionLabel: 'Tải lại', onPress });
  };
  // The first one that a device gets replaces none.
  if (registration.waiting && serviceWorker.controller) tellOf(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && serviceWorker.controller) tellOf(installing);
    });
  });
}
