import type { APIRequestContext, Page } from '@playwright/test'

/** Pages that the sitemap does not list. */
const OTHERS = [
	...['/pencarian', '/bandingkan', '/galeri', '/kebijakan-privasi', '/luring', '/reservasi', '/cek-reservasi'],
	...['/data-saya', '/email'],
]

/** Every entry of the parts that the sitemap's index names. */
export async function readSitemap(request: APIRequestContext) {
	const index = await (await request.get('/sitemap.xml')).text()
	const parts = [...index.matchAll(/<sitemap><loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
	const texts = await Promise.all(parts.map(async (address) => (await request.get(address)).text()))
	return texts.flatMap((text) =>
		Array.from(text.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g), ([, loc = '', lastmod]) => ({
			loc,
			lastmod,
		})),
	)
}

/** Every public page of this hospital. */
export async function publicRoutes(request: APIRequestContext): Promise<string[]> {
	const listed = (await readSitemap(request)).map(({ loc }) => new URL(loc).pathname)
	return [...new Set([...listed, ...OTHERS])]
}

/** Headings over nothing, empty blocks, links to nobody and words about nothing. */
export const problemsOf = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const problems: string[] = []
		const main = document.querySelector('main') ?? document.body
		const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
		const hasContent = (element: Element, besides: string) =>
			(element.textContent ?? '').replace(besides, '').trim() !== '' ||
			element.querySelector('img, iframe, video, input, button, svg[role="img"]') !== null
		for (const heading of document.querySelectorAll('main h2, main h3, footer h2, footer h3')) {
			const text = heading.textContent ?? ''
			const block = heading.closest('section, article, li, dialog, form, aside, footer, main')
			// A card may be a heading with a link alone.
			const isCard = heading.querySelector('a') !== null || heading.closest('a') !== null
			if (isShown(heading) && !isCard && block && !hasContent(block, text))
				problems.push(`heading over nothing: ${text}`)
		}
		for (const block of main.querySelectorAll('section, ul, ol'))
			if (isShown(block) && !hasContent(block, '')) problems.push(`empty block: ${block.outerHTML.slice(0, 120)}`)
		// A link that shares this page has no number, and the page's address in its text.
		for (const { href, outerHTML } of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
			if (/^(tel:|mailto:|https:\/\/wa\.me\/)(\?|$)/.test(href) && !decodeURIComponent(href).includes(location.origin))
				problems.push(`link to nobody: ${outerHTML.slice(0, 120)}`)
		for (const words of ['0,0 dari', '0 ulasan', 'undefined', 'null'])
			if (document.body.innerText.includes(words)) problems.push(`words about nothing: ${words}`)
		return problems
	})
