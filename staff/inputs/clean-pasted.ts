import { embedKey, parseEmbed } from '../../contract/media/embed.ts'

export interface Pasted {
	html: string
	/** What the text cannot take over. */
	lost: Lost
}

export interface Lost {
	gambar: number
	video: number
}

/** Headings that the site's texts do not have, and the nearest that they have: a page has one `h1` already. */
const headings: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' }

/** Pasted HTML with the headings, lists and videos that the editor knows. It counts what is left out, so that staff are told. */
export function cleanPasted(html: string, origin: string): Pasted {
	const { body } = new DOMParser().parseFromString(keepStyles(html), 'text/html')
	const lost: Lost = { gambar: 0, video: 0 }
	for (const [from, to] of Object.entries(headings))
		for (const heading of body.querySelectorAll(from)) {
			const renamed = document.createElement(to)
			renamed.append(...heading.childNodes)
			heading.replaceWith(renamed)
		}
	makeLists(body)
	for (const frame of body.querySelectorAll('iframe, video, embed, object, blockquote.tiktok-embed')) {
		const embed = parseEmbed(frame.outerHTML)
		if (embed) {
			const figure = document.createElement('figure')
			figure.dataset.embed = embedKey(embed)
			frame.replaceWith(figure)
		} else {
			lost.video++
			frame.remove()
		}
	}
	for (const picture of body.querySelectorAll('img')) {
		const address = URL.parse(picture.getAttribute('src') ?? '', origin)
		if (address?.origin === origin && address.pathname.startsWith('/images/'))
			picture.setAttribute('src', address.pathname)
		else {
			lost.gambar++
			picture.remove()
		}
	}
	return { html: body.innerHTML, lost }
}

/** Styles under another name: the security policy refuses them, and browsers report each one. */
const keepStyles = (html: string) => html.replaceAll(/<[^<>]+>/g, (tag) => tag.replaceAll(/\sstyle=/gi, ' data-style='))

/** `mso-list:l0 level2 lfo1`: the second level of the list `l0`. */
const WORD_ITEM = /mso-list:\s*(l\d+)\s+level(\d+)/
/** `1.`, `b)` or `(iv)`; a bullet of Word is a sign or a single `o`. */
const NUMBER = /^\(?[\da-z]+[.)]/i

/** Word writes the items of its lists as paragraphs, with the bullet or the number as a text before them. */
function makeLists(body: HTMLElement): void {
	/** The lists that the next item may continue, the outermost first. */
	let open: { element: HTMLElement; level: number; key: string }[] = []
	for (const item of body.querySelectorAll<HTMLElement>('[data-style*="mso-list"]')) {
		const [, list, depth] = WORD_ITEM.exec(item.dataset.style ?? '') ?? []
		if (!list) continue
		const level = Number(depth)
		const marker = item.querySelector('[data-style*="Ignore"]')
		const sign = marker?.textContent?.trim() ?? ''
		const tag = NUMBER.test(sign) ? 'ol' : 'ul'
		marker?.remove()
		const key = `${list} ${tag}`
		if (item.previousElementSibling !== open[0]?.element) open = []
		open = open.filter((each) => each.level < level || (each.level === level && each.key === key))
		if (open.at(-1)?.level !== level) {
			const element = document.createElement(tag)
			// A list that goes on after a paragraph.
			if (Number.parseInt(sign, 10) > 1) element.setAttribute('start', String(Number.parseInt(sign, 10)))
			const parent = open.at(-1)?.element.lastElementChild
			if (parent) parent.append(element)
			else item.before(element)
			open.push({ element, level, key })
		}
		const made = document.createElement('li')
		made.append(...item.childNodes)
		open.at(-1)?.element.append(made)
		item.remove()
	}
}

/** What staff can do about it; null if nothing was left out. */
export function lostSentence({ gambar, video }: Lost, hasPictures: boolean): string | null {
	const things = [gambar > 0 && `${gambar} gambar`, video > 0 && `${video} video`].filter(Boolean).join(' dan ')
	if (!things) return null
	const advice = [
		gambar > 0 && (hasPictures ? 'Unggah gambarnya dengan tombol “Gambar”.' : 'Teks ini tidak memuat gambar.'),
		video > 0 && 'Tempel alamat videonya dengan tombol “Video atau peta”.',
	].filter(Boolean)
	return `${things} tidak ikut tertempel. ${advice.join(' ')}`
}
