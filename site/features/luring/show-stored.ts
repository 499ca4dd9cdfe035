interface Options {
	/** Where the browser stores the reservations of this device. */
	reservasiKey: string
	/** The caches of page copies begin with this. */
	pageCopies: string
	offlinePage: string
	/** The id of the button that loads the wanted page again. */
	retryButton: string
}

interface Reservasi {
	kode: string
	tanggalVisit: string
	jamDatang?: string
	persiapan: string[]
}

/**
 * The only script of the offline page, written into it as text: it must not use anything outside of itself. It shows the
 * reservations that this device has opened and the pages that it can show, and loads the wanted page when the connection
 * is back.
 *
 * @param parse reads the stored reservations of this day and later
 */
export function showStored(
	{ reservasiKey, pageCopies, offlinePage, retryButton }: Options,
	parse: (text: string | null, hariIni: string) => Reservasi[],
): void {
	const show = (id: string, fills: ((item: DocumentFragment) => void)[]) => {
		const section = document.getElementById(id)
		const template = section?.querySelector('template')
		for (const fill of fills) {
			const item = template?.content.cloneNode(true) as DocumentFragment
			fill(item)
			template?.before(item)
		}
		if (section) section.hidden = fills.length === 0
	}
	const setText = (item: DocumentFragment, name: string, text: string) => {
		const element = item.querySelector(`[data-isi="${name}"]`)
		if (element) element.textContent = text
	}

	const hariIni = new Date(Date.now() + 7 * 3600 * 1000).toISOString().slice(0, 10)
	const readReservasi = () => {
		try {
			const stored = localStorage.getItem(reservasiKey)
			const coming = parse(stored, hariIni)
			const text = JSON.stringify(coming)
			if (stored !== null && stored !== text) localStorage.setItem(reservasiKey, text)
			return coming
		} catch {
			return []
		}
	}
	const hari = new Intl.DateTimeFormat('id-ID', {
		weekday: 'long',
		day: '2-digit',
		month: 'long',
		year: 'numeric',
		timeZone: 'UTC',
	})
	show(
		'reservasi',
		readReservasi()
			.sort((a, b) => a.tanggalVisit.localeCompare(b.tanggalVisit))
			.map(({ kode, tanggalVisit, jamDatang, persiapan }) => (item) => {
				setText(item, 'kode', kode)
				const jam = jamDatang ? `, pukul ${jamDatang.replaceAll(':', '.').replace('-', '–')} WIB` : ''
				setText(item, 'tanggal', hari.format(new Date(tanggalVisit)) + jam)
				const notes = item.querySelector('[data-isi="persiapan"]')
				if (persiapan.length === 0) notes?.parentElement?.remove()
				for (const text of persiapan) {
					const note = document.createElement('li')
					note.textContent = text
					notes?.append(note)
				}
			}),
	)

	const readCopies = async () => {
		const copies: { title: string; address: string }[] = []
		for (const name of await caches.keys()) {
			if (!name.startsWith(pageCopies)) continue
			const cache = await caches.open(name)
			for (const { url } of await cache.keys()) {
				const html = (await (await cache.match(url))?.text()) ?? ''
				const head = html.slice(0, html.indexOf('</title>'))
				const { title } = new DOMParser().parseFromString(head, 'text/html')
				const address = new URL(url).pathname
				copies.unshift({ title: address === '/' ? 'Beranda' : title.replace(/ \| .*$/, ''), address })
			}
		}
		return copies
	}
	readCopies()
		.then((copies) =>
			show(
				'halaman',
				copies.map(({ title, address }) => (item) => {
					setText(item, 'tautan', title)
					item.querySelector('a')?.setAttribute('href', address)
				}),
			),
		)
		// Without a secure address there are no copies.
		.catch(() => {})

	document.getElementById(retryButton)?.addEventListener('click', () => location.reload())
	if (location.pathname === offlinePage) return
	// The browser's own word for a connection is wrong in both directions.
	const retry = () => {
		const asked =
			document.visibilityState === 'visible'
				? fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(10_000) })
				: Promise.reject()
		asked.then(
			() => location.reload(),
			() => setTimeout(retry, 3000),
		)
	}
	setTimeout(retry, 3000)
}
