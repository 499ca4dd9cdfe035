import { hash } from 'node:crypto'
import { isPictureName, pictureFolders } from '../../../contract/media/picture-places.ts'
import { isPictureFileName } from '../../../contract/media/pictures.ts'
import { slug } from '../../ids/slug.ts'
import { ImportError, type Isi, picturesOf, type Row } from '../../isi/content-tables.ts'
import type { PictureStore } from '../../pictures/picture-store.ts'
import { sniffMediaType } from '../../pictures/sniff-media-type.ts'
import { mapPictures } from '../../provider/adapt/pictures-in-html.ts'
import { fetchWithRetry } from './fetch-with-retry.ts'

export type PictureNames = ReturnType<typeof createPictureNames>

interface PictureNamesOptions {
	/** The provider's site: relative addresses start there. */
	site: string
	/** Where the provider's pictures are, as IMAGE_BASE has it. */
	images: string
	report: (problem: string) => void
}

/** Gives the pictures of a provider names that are allowed here, and remembers where each is fetched from. */
export function createPictureNames({ site, images, report }: PictureNamesOptions) {
	const addresses = new Map<string, string>()
	const reported = new Set<string>()
	const origins = new Set([site, images].filter((base) => URL.canParse(base)).map((base) => new URL(base).origin))

	const imageAddress = (picture: string) => `${images}/${picture.split('/').map(encodeURIComponent).join('/')}`

	function localAddress(address: string): string {
		const url = URL.canParse(address, `${site}/`) ? new URL(address, `${site}/`) : null
		if (!url || !origins.has(url.origin)) {
			if (!reported.has(address))
				report(`The picture ${address.slice(0, 200)} in a text is left out: it is on another site.`)
			reported.add(address)
			return address
		}
		const { search } = url
		url.search = url.hash = ''
		const path = decodeURI(url.pathname)
		const file = path.slice(path.lastIndexOf('/') + 1)
		const folder = pictureFolders.find((name) => path.endsWith(`/${name}/${file}`))
		// Outside the folders of the specification two files may have the same name.
		const picture = folder ? `${folder}/${allowedName(file)}` : `artikel/${uniqueName(file, url.href)}`
		addresses.set(picture, url.href)
		return `/images/${picture}${/^\?w=\d{1,4}$/.test(search) ? search : ''}`
	}

	/** Replaces the addresses of pictures within the texts of a response. */
	const inTexts = (value: unknown): unknown => {
		if (typeof value === 'string') return value.includes('<img') ? mapPictures(value, localAddress) : value
		if (Array.isArray(value)) return value.map(inTexts)
		if (typeof value !== 'object' || value === null) return value
		return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, inTexts(field)]))
	}

	/** Replaces file names that are not allowed here. */
	function inRows(isi: Isi): Isi {
		const renamed = new Map<string, string>()
		for (const picture of picturesOf(isi)) {
			const file = picture.slice(picture.lastIndexOf('/') + 1)
			const allowed = allowedName(file)
			if (isPictureName(picture) || allowed === file) continue
			renamed.set(file, allowed)
			addresses.set(picture.slice(0, -file.length) + allowed, imageAddress(picture))
		}
		if (renamed.size === 0) return isi
		return Object.fromEntries(
			Object.entries(isi).map(([table, rows]) => [table, rows.map((row) => renameIn(row, renamed))]),
		)
	}

	/** Where `<folder>/<file>` is fetched from. */
	const addressOf = (picture: string) => addresses.get(picture) ?? imageAddress(picture)

	return { inTexts, inRows, addressOf }
}

/** A column is a file name, or JSON that has some. */
function renameIn(row: Row, renamed: ReadonlyMap<string, string>): Row {
	const rename = (value: Row[string]) => {
		if (typeof value !== 'string') return value
		const isJson = value.startsWith('[') || value.startsWith('{')
		return isJson ? value.replace(/"(?:[^"\\]|\\.)*"/g, renameText) : (renamed.get(value) ?? value)
	}
	const renameText = (text: string) => JSON.stringify(renamed.get(JSON.parse(text)) ?? JSON.parse(text))
	return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, rename(value)]))
}

const allowedName = (file: string) => (isPictureFileName(file) ? file : uniqueName(file, file))

function uniqueName(file: string, identity: string): string {
	const dot = file.lastIndexOf('.')
	const [stem, extension] = dot > 0 ? [file.slice(0, dot), file.slice(dot)] : [file, '']
	return `${slug(stem) || 'gambar'}-${hash('sha256', identity).slice(0, 8)}${extension.toLowerCase()}`
}

/** Copies a picture that the store does not have. Returns a warning if it cannot be copied. */
export async function fetchPicture(address: string, picture: string, store: PictureStore): Promise<string | null> {
	if (!isPictureName(picture)) return `The picture ${picture} is skipped: its name is not allowed here.`
	if ((await store.find(picture)) !== null) return null
	try {
		const { status, bytes } = await fetchWithRetry(address, 'image/webp,image/*;q=0.8')
		if (status !== 200) return `The picture ${picture} is missing: ${address} responds with ${status}.`
		// An SVG or a page named like a picture would be served to visitors from our own origin.
		if (!sniffMediaType(bytes)) return `The picture ${picture} is skipped: it is not WebP, AVIF, JPEG or PNG.`
		await store.write(picture, bytes)
		return null
	} catch (error) {
		if (error instanceof ImportError) return error.message
		throw error
	}
}
