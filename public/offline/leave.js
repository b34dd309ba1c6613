/* global self, caches */
// The kill switch: what the site answers at /sw.js while OFFLINE is off. It takes the place of any
// worker that is there, deletes all that was kept, and goes itself.

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(leave());
});

async function leave() {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith('studium-'));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
