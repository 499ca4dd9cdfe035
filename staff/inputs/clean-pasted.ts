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

/** Pasted HTML with the headings and videos that the editor knows. It counts what is left out, so that staff are told. */
export function cleanPasted(html: string, origin: string): Pasted {
	const { body } = new DOMParser().parseFromString(html, 'text/html')
	const lost: Lost = { gambar: 0, video: 0 }
	for (const [from, to] of Object.entries(headings))
		for (const heading of body.querySelectorAll(from)) {
			const renamed = document.createElement(to)
			renamed.append(...heading.childNodes)
			heading.replaceWith(renamed)
		}
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
