/** The page offline: its worker is registered, and a new version of it is offered, never forced. */
import type { Page } from '../app/page.ts';

export async function keepOffline({ newVersion }: Page): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('./sw.js');
  const offer = (waiting: ServiceWorker | null): void => {
    // The first version takes nobody's place.
    if (waiting === null || serviceWorker.controller === null) return;
    newVersion.value = () => {
      serviceWorker.addEventListener('controllerchange', () => window.location.reload());
      waiting.postMessage({ type: 'SKIP_WAITING' });
    };
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(installing);
    });
  });
}
