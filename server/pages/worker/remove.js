// Served in place of the service worker where it is switched off: it removes the one that a browser has, and its caches.

addEventListener('install', () => skipWaiting())

addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove() {
	for (const name of await caches.keys()) await caches.delete(name)
	await registration.unregister()
}
