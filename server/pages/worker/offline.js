// The service worker of the public site, served with the constants OFFLINE_PAGE and PAGES before it. It stores what the
// server declares public. What belongs to one person is `no-store`, or below /api, and never stored.

/** Older copies of pages refer to files of older builds: their names carry a hash, so all builds share one cache. */
const FILES = 'berkas'
const MAX_PAGES = 30
/** A connection without any answer for that long counts as none, if there is a copy. */
const PATIENCE_MS = 8000

const NO_PAGE = /^\/(api|staf|images|merek|assets)(\/|$)|\.\w+$/
/** Their addresses change with their content. Larger files, such as those that read ID cards, are fetched otherwise. */
const isFile = ({ destination }, pathname) =>
	/^\/(assets|merek)\//.test(pathname) && ['script', 'style', 'font', 'image'].includes(destination)

addEventListener('install', (event) => {
	skipWaiting()
	event.waitUntil(storeOfflinePage())
})

addEventListener('activate', (event) => event.waitUntil(takeOver()))

addEventListener('fetch', (event) => {
	const { request } = event
	const { origin, pathname } = new URL(request.url)
	if (request.method !== 'GET' || origin !== location.origin) return
	if (request.mode === 'navigate') {
		const isPage = request.destination === 'document' && !NO_PAGE.test(pathname)
		event.respondWith(isPage ? openPage(event) : fromNetwork(event))
	} else if (isFile(request, pathname)) event.respondWith(openFile(request))
})

/** A page that the visitor opened without loading its document. */
addEventListener('message', (event) => event.waitUntil(fetchCopy(event.data)))

async function takeOver() {
	for (const name of await caches.keys()) if (name !== PAGES && name !== FILES) await caches.delete(name)
	// The document is requested while this worker starts.
	await registration.navigationPreload?.enable()
	await clients.claim()
	await removeUnusedFiles()
	// The pages that are open now were loaded before this worker.
	const open = await clients.matchAll({ type: 'window' })
	await Promise.all(open.map(({ url }) => fetchCopy(new URL(url).pathname)))
}

const fromNetwork = async (event) => (await event.preloadResponse) ?? (await fetch(event.request))

/** Network first: a copy is shown only when the server cannot be reached, or stays silent. */
async function openPage(event) {
	const { pathname, search } = new URL(event.request.url)
	const loading = fromNetwork(event)
	const store = (response) => storeCopy(pathname, response.clone())
	// A query may hold what somebody searched for. Without a connection the page without it is better than none.
	event.waitUntil(loading.then(search === '' ? store : undefined, () => {}))
	const copy = () => readCopy(pathname)
	const copyLater = async () => {
		await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
		return (await copy()) ?? loading
	}
	try {
		return await Promise.race([loading, copyLater()])
	} catch {
		return (await copy()) ?? (await (await caches.open(FILES)).match(OFFLINE_PAGE)) ?? Response.error()
	}
}

/** The copy says since when it is one: hours and prices may have changed. `site.css` shows the attribute. */
async function readCopy(pathname) {
	const copy = await (await caches.open(PAGES)).match(pathname)
	if (!copy) return undefined
	const since = new Date(copy.headers.get('date')).toLocaleString('id-ID', {
		dateStyle: 'medium',
		timeStyle: 'short',
		timeZone: 'Asia/Jakarta',
	})
	const note = `Tanpa internet. Ini salinan dari ${since} WIB: jadwal dan harga mungkin sudah berubah.`
	const page = (await copy.text()).replace('<body', `<body data-salinan="${note}"`)
	return new Response(page, { headers: copy.headers })
}

/** A phone without free space gets its files all the same. */
async function openFile(request) {
	const files = await caches.open(FILES).catch(() => null)
	const stored = await files?.match(request, { ignoreVary: true })
	if (stored) return stored
	const response = await fetch(request)
	if (response.status === 200) await files?.put(request, response.clone()).catch(() => {})
	return response
}

/** Without cookies: the copy is what everybody gets. */
async function fetchCopy(pathname) {
	if (NO_PAGE.test(pathname)) return
	const response = await fetch(pathname, { credentials: 'omit' }).catch(() => null)
	if (response) await storeCopy(pathname, response)
}

async function storeCopy(pathname, response) {
	if (!isPublic(response) || pathname === OFFLINE_PAGE) return
	await storeFilesOf(response.clone())
	const pages = await caches.open(PAGES)
	await pages.delete(pathname)
	await pages.put(pathname, response)
	const oldestFirst = await pages.keys()
	for (const request of oldestFirst.slice(0, -MAX_PAGES)) await pages.delete(request)
}

async function storeOfflinePage() {
	const response = await fetch(OFFLINE_PAGE, { credentials: 'omit' })
	if (!isPublic(response)) throw new Error('the offline page is incomplete')
	await storeFilesOf(response.clone())
	await (await caches.open(FILES)).put(OFFLINE_PAGE, response)
}

/** The server marks what is the same for everybody. */
const isPublic = ({ status, redirected, headers }) =>
	status === 200 &&
	!redirected &&
	/^text\/html/.test(headers.get('content-type')) &&
	/^public\b/.test(headers.get('cache-control'))

/** Style sheets, the font, the scripts of the first load, and the icon. */
async function filesOf(page) {
	const found = (await page.text()).matchAll(/ (?:href|src)="(\/(?:assets|merek)\/[^"]+)"/g)
	return new Set([...found].map(([, address]) => address))
}

async function storeFilesOf(page) {
	const files = await caches.open(FILES)
	const store = async (address) => (await files.match(address, { ignoreVary: true })) ?? files.add(address)
	await Promise.all([...(await filesOf(page))].map(store))
}

/** Files of a former build stay as long as a copy of a page refers to them. */
async function removeUnusedFiles() {
	const [pages, files] = [await caches.open(PAGES), await caches.open(FILES)]
	const stored = [await files.match(OFFLINE_PAGE)]
	for (const request of await pages.keys()) stored.push(await pages.match(request))
	const used = new Set([OFFLINE_PAGE])
	for (const page of stored) for (const address of await filesOf(page)) used.add(address)
	for (const request of await files.keys())
		if (!used.has(request.url.slice(location.origin.length))) await files.delete(request)
}
