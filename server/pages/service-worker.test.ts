import { expect, test, vi } from 'vitest'
import { PUBLIC_CACHE_CONTROL } from '../http/cache-control.ts'
import { serviceWorker } from './service-worker.ts'

const html = (text = '', cacheControl = PUBLIC_CACHE_CONTROL) =>
	new Response(text, {
		headers: {
			'content-type': 'text/html; charset=utf-8',
			'cache-control': cacheControl,
			date: 'Mon, 16 Nov 2026 02:05:00 GMT',
		},
	})

const served = (page = html('IGD 118'), build = '1') =>
	serviceWorker({ isOn: true, build, offlinePage: async () => page })

test('the script may contact this origin alone, and browsers ask for it each time', async () => {
	const { status, headers } = await served()
	expect(status).toBe(200)
	expect(Object.fromEntries(headers)).toEqual({
		'content-type': 'text/javascript; charset=utf-8',
		'cache-control': PUBLIC_CACHE_CONTROL,
		'content-security-policy': "default-src 'none'; connect-src 'self'",
	})
})

test('the script changes with the build and with what the offline page says, and only then', async () => {
	const texts = [await served(), await served(), await served(html('IGD 119')), await served(html('IGD 118'), '2')]
	const [first, again, otherNumber, otherBuild] = await Promise.all(texts.map((response) => response.text()))
	expect(again).toBe(first)
	expect(new Set([first, otherNumber, otherBuild]).size).toBe(3)
})

test('while the offline page is incomplete there is no script, and browsers stay with theirs', async () => {
	expect((await served(html('', 'no-cache'))).status).toBe(503)
})

const ORIGIN = 'https://rs.example'

interface OpenOptions extends Partial<Record<'destination' | 'mode' | 'method', string>> {
	/** Gets the response as soon as the worker has it. */
	onShown?: (response: Response) => void
}

/** Runs the script with a network and caches of the test. */
async function startWorker(
	network: (path: string, init?: RequestInit) => Response | Promise<Response>,
	caches = fakeCaches(),
) {
	const listeners: Record<string, (event: object) => void> = {}
	const scope = {
		addEventListener: (name: string, listener: (event: object) => void) => {
			listeners[name] = listener
		},
		location: { origin: ORIGIN, href: `${ORIGIN}/sw.js` },
		skipWaiting: vi.fn(),
		registration: { unregister: vi.fn() },
		clients: { claim: vi.fn(), matchAll: async () => [{ url: `${ORIGIN}/faq?dari=iklan` }] },
		caches,
		fetch: async (target: string | Request, init?: RequestInit) =>
			network(pathOf(typeof target === 'string' ? target : target.url), init),
	}
	const dispatch = async (name: string, event: object = {}, onShown?: OpenOptions['onShown']) => {
		const work: Promise<unknown>[] = []
		let response: Promise<Response> | undefined
		listeners[name]?.({
			...event,
			waitUntil: (promise: Promise<unknown>) => work.push(promise),
			respondWith: (promise: Promise<Response>) => {
				response = promise
			},
		})
		const answer = await response
		if (answer) onShown?.(answer)
		await Promise.all(work)
		return answer
	}
	return {
		scope,
		caches,
		dispatch,
		run(text: string) {
			new Function(...Object.keys(scope), text)(...Object.values(scope))
		},
		open: (
			address: string,
			{ destination = 'document', mode = 'navigate', method = 'GET', onShown }: OpenOptions = {},
		) => dispatch('fetch', { request: { url: new URL(address, ORIGIN).href, destination, mode, method } }, onShown),
		stored: () => caches.all(),
	}
}

const pathOf = (address: string) => address.replace(ORIGIN, '')

function fakeCaches() {
	const caches = new Map<string, Map<string, Response>>()
	const key = (target: string | { url: string }) => pathOf(typeof target === 'string' ? target : target.url)
	return {
		keys: async () => [...caches.keys()],
		delete: async (name: string) => caches.delete(name),
		async open(name: string) {
			const entries = caches.get(name) ?? new Map<string, Response>()
			caches.set(name, entries)
			return {
				keys: async () => [...entries.keys()].map((path) => ({ url: ORIGIN + path })),
				match: async (target: string | { url: string }) => entries.get(key(target))?.clone(),
				put: async (target: string | { url: string }, response: Response) => void entries.set(key(target), response),
				add: async (path: string) => void entries.set(path, new Response(path)),
				delete: async (target: string | { url: string }) => entries.delete(key(target)),
			}
		},
		/** Every stored address. */
		all: () => [...caches.values()].flatMap((entries) => [...entries.keys()]).sort(),
	}
}

const OFFLINE = '<link href="/assets/root-A1.css"><img src="/merek/ikon-192.png?v=1"><a href="tel:118">IGD 118</a>'

/** An installed worker. `pages` says what the network answers; a page that is not there cannot be reached. */
async function install(
	pages: Record<string, () => Response | Promise<Response>>,
	{ offline = OFFLINE, caches }: { offline?: string; caches?: ReturnType<typeof fakeCaches> } = {},
) {
	const worker = await startWorker((path) => {
		const page = path === '/luring' ? () => html(offline) : pages[path]
		if (!page) throw new TypeError('Failed to fetch')
		return page()
	}, caches)
	worker.run(await (await served(html(offline))).text())
	await (await worker.scope.caches.open('halaman-old')).put('/old', html())
	await worker.dispatch('install')
	await worker.dispatch('activate')
	return worker
}

const SHELL = ['/assets/root-A1.css', '/luring', '/merek/ikon-192.png?v=1']

test('the offline page is stored with its files, the open page without its query, and old caches are deleted', async () => {
	const worker = await install({ '/faq': () => html('FAQ') })
	expect(worker.stored()).toEqual([...SHELL, '/faq'].sort())
	expect(worker.scope.skipWaiting).toHaveBeenCalled()
	expect(worker.scope.clients.claim).toHaveBeenCalled()
})

test('without a connection a page is shown as it was last loaded, and any other is the offline page', async () => {
	const pages: Record<string, () => Response> = { '/mitra': () => html('<body>Mitra, kemarin') }
	const worker = await install(pages)
	await worker.open('/mitra')
	pages['/mitra'] = () => html('<body>Mitra, hari ini')
	expect(await (await worker.open('/mitra'))?.text(), 'online').toBe('<body>Mitra, hari ini')
	delete pages['/mitra']
	const since = 'Ini salinan dari 16 Nov 2026, 09.05 WIB: jadwal dan harga mungkin sudah berubah.'
	const copy = `<body data-salinan="Tanpa internet. ${since}">Mitra, hari ini`
	expect(await (await worker.open('/mitra'))?.text()).toBe(copy)
	expect(await (await worker.open('/mitra?utm_source=wa'))?.text(), 'by a link with a query').toBe(copy)
	for (const path of ['/promo', '/promo?halaman=2', '/reservasi-status/K7MPQ'])
		expect(await (await worker.open(path))?.text(), path).toBe(OFFLINE)
})

test('a connection that stays silent for 8 s shows the copy, and what it brings later is stored', async () => {
	vi.useFakeTimers()
	try {
		const pages: Record<string, () => Response | Promise<Response>> = { '/mitra': () => html('kemarin') }
		const worker = await install(pages)
		await worker.open('/mitra')
		const answer = Promise.withResolvers<Response>()
		for (const path of ['/mitra', '/promo']) pages[path] = () => answer.promise.then((response) => response.clone())
		let shown = ''
		const onShown = (response: Response) => response.text().then((text) => (shown += text))
		const [copied, other] = [worker.open('/mitra', { onShown }), worker.open('/promo', { onShown })]
		await vi.advanceTimersByTimeAsync(7999)
		expect(shown).toBe('')
		await vi.advanceTimersByTimeAsync(1)
		expect(shown, 'there is no copy of the other page').toBe('kemarin')
		answer.resolve(html('hari ini'))
		await Promise.all([copied, other])
		expect(shown).toBe('kemarinhari ini')
		delete pages['/mitra']
		expect(await (await worker.open('/mitra'))?.text()).toBe('hari ini')
	} finally {
		vi.useRealTimers()
	}
})

test('copies outlive a new build with the files they need, and end with the number of the emergency room', async () => {
	const page = '<link href="/assets/root-A0.css"><script src="/assets/faq-A0.js"></script>FAQ'
	const old = await install({ '/faq': () => html(page), '/assets/map-A0.js': () => new Response() })
	await old.open('/assets/map-A0.js', { destination: 'script', mode: 'cors' })
	expect(old.stored()).toEqual(
		[...SHELL, '/assets/faq-A0.js', '/assets/map-A0.js', '/assets/root-A0.css', '/faq'].sort(),
	)

	const newBuild = await install({}, { offline: OFFLINE.replace('root-A1', 'root-B1'), caches: old.caches })
	expect(newBuild.stored()).toEqual(
		['/assets/faq-A0.js', '/assets/root-A0.css', '/assets/root-B1.css', '/faq', '/luring', SHELL[2]].sort(),
	)
	expect(await (await newBuild.open('/faq'))?.text()).toBe(page)

	const newNumber = await install({}, { offline: OFFLINE.replaceAll('118', '119'), caches: old.caches })
	expect(newNumber.stored()).toEqual(SHELL)
})

test('what is not marked as public, what is searched for, redirects and errors are never stored', async () => {
	const redirected: Response = Object.defineProperties(html('Baru'), {
		redirected: { value: true },
		clone: { value: () => redirected },
	})
	const pages: Record<string, () => Response> = {
		'/reservasi-status/K7MPQ': () => html('Siti', 'no-store'),
		'/data-saya': () => html('Siti', 'no-store'),
		'/pratinjau': () => html('Konsep', 'no-store'),
		'/tidak-lengkap': () => html('', 'no-cache'),
		'/pencarian?cari=nyeri': () => html('nyeri'),
		'/lama': () => redirected,
		'/hilang': () => new Response('', { status: 404, headers: { 'cache-control': PUBLIC_CACHE_CONTROL } }),
		'/sitemap.xml': () => html('a file'),
		'/api/v1/public/faq': () => html('an answer'),
		'/staf': () => html('the staff app'),
	}
	const worker = await install(pages)
	for (const path of Object.keys(pages)) {
		expect((await worker.open(path))?.status, path).toBe(path === '/hilang' ? 404 : 200)
		if (!path.includes('?')) await worker.dispatch('message', { data: path })
	}
	expect(worker.stored()).toEqual(SHELL)
	expect(await worker.open('/api/v1/public/member/data', { destination: '', mode: 'cors' })).toBeUndefined()
	await expect(worker.open('/staf/reservasi')).rejects.toThrow('Failed to fetch')
})

test('a page that the router opened is fetched without cookies', async () => {
	const asked: [string, RequestInit | undefined][] = []
	const worker = await startWorker((path, init) => {
		asked.push([path, init])
		return html()
	})
	worker.run(await (await served()).text())
	await worker.dispatch('message', { data: '/mitra' })
	expect(asked).toEqual([['/mitra', { credentials: 'omit' }]])
	expect(worker.stored()).toEqual(['/mitra'])
})

test('the pages that were opened last are kept, thirty of them', async () => {
	const paths = Array.from({ length: 31 }, (_, place) => `/layanan/${place}`)
	const worker = await install(Object.fromEntries(paths.map((path) => [path, () => html(path)])))
	for (const path of paths.slice(0, 30)) await worker.open(path)
	await worker.open('/layanan/0')
	await worker.open('/layanan/30')
	const pages = worker.stored().filter((path) => path.startsWith('/layanan/'))
	expect(pages).toHaveLength(30)
	expect(pages).toContain('/layanan/0')
	expect(pages).not.toContain('/layanan/1')
})

test('a built file is fetched once; files that are read otherwise are not stored', async () => {
	let count = 0
	const file = () => new Response(`let count = ${++count}`)
	const worker = await install({ '/assets/site-A1.js': file, '/assets/ind-A1.gz': file })
	const script = { destination: 'script', mode: 'cors' }
	await worker.open('/assets/site-A1.js', script)
	expect(await (await worker.open('/assets/site-A1.js', script))?.text()).toBe('let count = 1')
	expect(await worker.open('/assets/ind-A1.gz', { destination: '', mode: 'cors' })).toBeUndefined()
	expect(worker.stored()).not.toContain('/assets/ind-A1.gz')
})

test('a file that cannot be stored, on a full phone, is delivered all the same', async () => {
	const worker = await install({ '/assets/site-A1.js': () => new Response('site') })
	const open = vi.spyOn(worker.scope.caches, 'open')
	const full = { ...(await worker.scope.caches.open('full')), put: () => Promise.reject(new Error('no space')) }
	const script = { destination: 'script', mode: 'cors' }
	open.mockResolvedValueOnce(full)
	expect(await (await worker.open('/assets/site-A1.js', script))?.text()).toBe('site')
	open.mockRejectedValueOnce(new Error('no storage'))
	expect(await (await worker.open('/assets/site-A1.js', script))?.text()).toBe('site')
})

test('where it is switched off, the script removes the worker and its caches', async () => {
	const off = await serviceWorker({ isOn: false, build: '1', offlinePage: async () => html() })
	expect(off.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
	const worker = await startWorker(() => html())
	worker.run(await off.text())
	await (await worker.scope.caches.open('halaman-old')).put('/old', html())
	await worker.dispatch('install')
	await worker.dispatch('activate')
	expect(await worker.scope.caches.keys()).toEqual([])
	expect(worker.scope.registration.unregister).toHaveBeenCalled()
	expect(await worker.open('/faq')).toBeUndefined()
})
