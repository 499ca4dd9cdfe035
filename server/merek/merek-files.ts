import { Hono } from 'hono'
import type { Merek } from '../../contract/merek/merek.ts'
import type { MerekFile } from '../../contract/merek/merek-address.ts'
import { ownWords } from '../../contract/merek/merek-nama.ts'
import { type Palet, paletOf } from '../../contract/merek/merek-warna.ts'
import { errorResponse } from '../http/error-response.ts'
import { matchesEtag } from '../http/matches-etag.ts'
import { drawFullIcon, drawIcon, drawSilhouette, type Mark, openMark } from './draw-mark.ts'
import { letterOutlines } from './letter-outlines.ts'

export interface MerekFilesOptions {
	merek: () => Promise<Merek>
	/** Reads a picture `<folder>/<file>`; null when there is none. */
	readPicture: (picture: string) => Promise<Buffer | null>
}

interface Drawn {
	type: string
	body: Buffer | string
}

interface Drawing {
	merek: Merek
	palet: Palet
	mark: () => Promise<Mark>
	/** The mark, or the initials without a ground. */
	shape: () => Promise<Mark>
}

const png = (body: Buffer): Drawn => ({ type: 'image/png', body })

type Draw = (drawing: Drawing) => Promise<Drawn>

const files: Record<MerekFile, Draw> = {
	'gaya.css': async ({ palet }) => ({ type: 'text/css; charset=utf-8', body: styleOf(palet) }),
	'favicon.png': async ({ mark }) => png(await drawIcon(await mark(), 96)),
	'ikon-192.png': async ({ mark }) => png(await drawIcon(await mark(), 192)),
	'ikon-512.png': async ({ mark }) => png(await drawIcon(await mark(), 512)),
	'ikon-maskable-512.png': async ({ mark, merek }) => png(await drawFullIcon(await mark(), 512, merek.warnaTema)),
	'apple-touch-icon.png': async ({ mark, merek }) => png(await drawFullIcon(await mark(), 180, merek.warnaTema)),
	'siluet.webp': async ({ shape }) => ({ type: 'image/webp', body: await drawSilhouette(await shape(), 320) }),
}

/** Addresses that browsers and phones ask for by themselves. */
const wellKnown: Record<string, MerekFile> = {
	'/favicon.ico': 'favicon.png',
	'/apple-touch-icon.png': 'apple-touch-icon.png',
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
const SHORT = 'public, max-age=600'

/** Serves `/merek/<file>`: the style sheet of the brand's colours, and the icons drawn from its mark. */
export function createMerekFiles({ merek: readMerek, readPicture }: MerekFilesOptions): Hono {
	/** The files of the current version. */
	let drawn = { versi: '', files: new Map<string, Promise<Drawn>>() }

	async function serve(file: MerekFile, asked: { versi?: string; etag?: string }): Promise<Response> {
		const merek = await readMerek()
		const { versi } = merek
		const etag = `"${versi}"`
		const headers = { etag, 'cache-control': asked.versi === versi ? IMMUTABLE : SHORT }
		if (matchesEtag(etag, asked.etag)) return new Response(null, { status: 304, headers })
		if (drawn.versi !== versi) drawn = { versi, files: new Map() }
		const current = drawn.files
		let drawing = current.get(file)
		if (!drawing) {
			drawing = draw(file, merek)
			current.set(file, drawing)
			drawing.catch(() => current.delete(file))
		}
		const { type, body } = await drawing
		return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
			headers: { ...headers, 'content-type': type },
		})
	}

	async function draw(file: MerekFile, merek: Merek): Promise<Drawn> {
		const palet = paletOf(merek.warnaUtama, merek.warnaPendamping)
		return files[file]({
			merek,
			palet,
			mark: () => markOf(merek, readPicture),
			shape: () => markOf(merek, readPicture, null),
		})
	}

	const app = new Hono()
	const route = (path: string, file: MerekFile) =>
		app.get(path, (c) => serve(file, { versi: c.req.query('v'), etag: c.req.header('if-none-match') }))
	for (const file of Object.keys(files) as MerekFile[]) route(`/merek/${file}`, file)
	for (const [path, file] of Object.entries(wellKnown)) route(path, file)
	app.all('/merek/*', () => errorResponse('TIDAK_DITEMUKAN'))
	return app
}

/** The uploaded mark, or the initials on a ground: the brand's colour, or none. */
export async function markOf(
	merek: Merek,
	readPicture: MerekFilesOptions['readPicture'],
	ground: string | null = paletOf(merek.warnaUtama, null)['teal-700'] ?? null,
): Promise<Mark> {
	const picture = merek.lambang ? await readPicture(`merek/${merek.lambang}`) : null
	const opened = picture ? await openMark(picture).catch(() => null) : null
	return opened ?? openMark(Buffer.from(monogram(merek.namaPendek, ground)))
}

/** Overrides the design tokens of site.css. */
const styleOf = (palet: Palet) =>
	`:root{${Object.entries(palet)
		.map(([name, hex]) => `--color-${name}:${hex}`)
		.join(';')}}`

const SIDE = 64
const CAP_HEIGHT = 74.5
/** The largest size of the letters. */
const LETTERS = { width: 44, height: 30 }

/** Up to two initials: `RS Harapan Bunda` is `HB`. */
export function initialsOf(nama: string): string {
	const plain = (word: string) => word.normalize('NFD').replace(/[^A-Za-z0-9]/g, '')
	const letters = ownWords(nama).flatMap((word) => plain(word).slice(0, 1))
	return letters.slice(0, 2).join('').toUpperCase() || 'RS'
}

/** The initials as an SVG, on a rounded square of that colour or without one. */
function monogram(nama: string, ground: string | null): string {
	const letters = [...initialsOf(nama)].flatMap((letter) => {
		const [, width, path] = /^([\d.]+) (.+)$/.exec(letterOutlines[letter] ?? '') ?? []
		return path ? [{ width: Number(width), path }] : []
	})
	const width = letters.reduce((sum, letter) => sum + letter.width, 0)
	const scale = Math.min(LETTERS.width / width, LETTERS.height / CAP_HEIGHT)
	let x = (SIDE - width * scale) / 2
	const y = (SIDE + CAP_HEIGHT * scale) / 2
	const paths = letters.map((letter) => {
		const path = `<path transform="translate(${x} ${y}) scale(${scale})" d="${letter.path}"/>`
		x += letter.width * scale
		return path
	})
	const square = ground ? `<rect width="64" height="64" rx="18" fill="${ground}"/>` : ''
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${square}<g fill="#fff">${paths.join('')}</g></svg>`
}
