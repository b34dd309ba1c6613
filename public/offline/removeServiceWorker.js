// The kill switch, which the site serves at /sw.js while OFFLINE is off. It replaces an installed worker,
// deletes its caches and unregisters itself.

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(removeWorker());
});

async function removeWorker() {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith('studium-'));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
