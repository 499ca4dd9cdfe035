import type { AnyCall } from '../../contract/call.ts'
import { type CallName, calls } from '../../contract/calls.ts'
import { isPersonalPage } from '../../contract/private-page.ts'

/** The parameters that make another page of an address, by path; what else stands in an address makes no difference. */
const pageParameters: [path: RegExp, parameters: Record<string, RegExp>][] = [
	[/^\/poli-klinik$/, { tampilan: /^kisi$/ }],
	[/^\/galeri$/, { jenis: /^(gambar|tiktok|youtube)$/, halaman: /^[1-9]\d?$/ }],
	[/^\/kategori-info-kesehatan\/[^/]+$/, { halaman: /^[1-9]\d{0,2}$/ }],
	[/^\/promo$/, { halaman: /^[1-5]$/ }],
]

/**
 * What visitors type, one doctor's schedule over any page, and the shop's filters in any combination: as many addresses
 * as one likes, so none is kept.
 */
const ANY_VALUE = ['cari', 'dokter', 'tipe', 'kategori', 'usia', 'jenisKelamin']

/** Every parameter that a page is rendered from: another one does not reach the page. */
export const renderedParameters = [...ANY_VALUE, ...pageParameters.flatMap(([, parameters]) => Object.keys(parameters))]

/** Counts a reading, so every one has to arrive. */
const COUNTED = 'isCount'

/**
 * Answers with numbers of readers and visits, which are no change of content. A page may show them a minute old; who
 * asks the API for them gets them as they are.
 */
const COUNTING: CallName[] = ['getBeranda', 'listArtikel', 'getArtikelByUri']

/** Who asks: a browser, or the rendering of a page in this process. */
export type Reader = 'browser' | 'page'

/** The only part of an address that is read twice: longer ones are nobody's bookmark. */
const MAX_LENGTH = 1000

/**
 * The address by which an answer is kept: what makes no difference is left out, the rest is in order. Null for what is
 * answered anew each time: what belongs to one person, what was typed, what counts.
 */
export function cachedAddress(url: string, reader: Reader = 'browser'): string | null {
	if (url.length > MAX_LENGTH || !url.startsWith('/') || url.startsWith('//')) return null
	const [path = '', query] = split(url)
	const parameters = new URLSearchParams(query)
	return path.startsWith('/api/') ? apiAddress(path, parameters, reader) : pageAddress(path, parameters)
}

function pageAddress(path: string, parameters: URLSearchParams): string | null {
	// A name with an ending is a file: they have their own way.
	if (/^\/(images|assets|staf|healthz|readyz)(\/|$)/.test(path) || /\.\w+$/.test(path) || isPersonalPage(path))
		return null
	if (path.includes('%') || path.includes('//')) return null
	if (ANY_VALUE.some((name) => parameters.getAll(name).some(Boolean))) return null
	const known = pageParameters.find(([pattern]) => pattern.test(path))?.[1] ?? {}
	const kept = new URLSearchParams()
	for (const [name, pattern] of Object.entries(known)) {
		const values = parameters.getAll(name)
		if (values.length === 0 || values[0] === '') continue
		if (values.length > 1 || !pattern.test(values[0] as string)) return null
		kept.set(name, values[0] as string)
	}
	return join(path, kept)
}

function apiAddress(path: string, parameters: URLSearchParams, reader: Reader): string | null {
	const call = publicReads.find(({ pattern }) => pattern.test(path))
	if (!call || parameters.has(COUNTED) || (call.holdsCounts && reader === 'browser')) return null
	const kept = new URLSearchParams()
	for (const name of call.parameters) {
		const values = parameters.getAll(name)
		if (values.length === 0) continue
		if (values.length > 1 || (name.startsWith('search') && !name.endsWith('Uri'))) return null
		kept.set(name, values[0] as string)
	}
	return join(path, kept)
}

const publicReads = (Object.entries(calls) as [CallName, AnyCall][])
	.filter(([, { method, personal }]) => method === 'GET' && !personal)
	.map(([name, { path, query }]) => ({
		holdsCounts: COUNTING.includes(name),
		pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[\\w-]+').replace(/\/$/, '')}/?$`),
		parameters: Object.keys(query.shape).sort(),
	}))

const split = (url: string) => {
	const mark = url.indexOf('?')
	return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)]
}

/** An address in which somebody has put a NIK is nobody else's. */
function join(path: string, parameters: URLSearchParams): string | null {
	const address = parameters.size > 0 ? `${path}?${parameters}` : path
	return /\d{16}/.test(address) ? null : address
}
