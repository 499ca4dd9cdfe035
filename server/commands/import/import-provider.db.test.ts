import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { tambahHari, tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { PRESETS, type ProviderSwitches, SINGLE_SWITCHES } from '../../../tests/provider/provider-switches.ts'
import { type Provider, startProvider } from '../../../tests/provider/start-provider.ts'
import { openTestApi, type TestApi } from '../../../tests/support/test-api.ts'
import { folderStore } from '../../pictures/folder-store.ts'
import { type ImportOptions, importContent } from './import-content.ts'

let provider: Provider
let target: TestApi
let dataDir: string

beforeAll(async () => {
	dataDir = mkdtempSync(join(tmpdir(), 'rs-yasmin-import-'))
	provider = await startProvider({})
	target = await openTestApi()
})
afterAll(async () => {
	await provider.stop()
	await target.dispose()
	rmSync(dataDir, { recursive: true, force: true })
})

const progress = { begin() {}, expect() {}, step() {}, end() {} }
const pictures = () => folderStore(join(dataDir, 'pictures'))

const importInto = ({ database }: TestApi, more: Partial<ImportOptions> = {}) =>
	importContent({
		source: provider.apiUrl,
		database,
		store: pictures(),
		dataDir,
		dryRun: false,
		merge: false,
		now: Date.now(),
		progress,
		...more,
	})

test('given a provider that has the fields of the specification alone, everything arrives', async () => {
	// A site is as good as its API, with or without a slash.
	const { warnings } = await importInto(target, { source: `${provider.origin}/` })
	expect(warnings).toEqual([])

	const { body: template } = await target.request('getTemplate')
	expect(template.webSetting.data).toMatchObject({
		namaWeb: 'RS Melati Sehat',
		petunjukArah: 'https://www.google.com/maps/dir/?api=1&destination=Jalan%20Melati%20Raya%205%2C%20Bogor',
	})
	expect(template.webId.data).toBe('7')
	const tomorrow = tambahHari(tanggalWib(Date.now()), 1)
	expect(template.shopSetting.data?.rentangOpsiTanggalKunjungan).toMatchObject({ durasi: 14, dateStart: tomorrow })
	const { body: old } = await target.request('getShop', { query: { webId: '7' } })
	expect(old.shopItem.data).toHaveLength(2)
	const { body: favourites } = await target.request('listKategoriArtikelFav')
	expect(favourites.data.map(({ kategiArtikel }) => kategiArtikel.nama)).toEqual([
		'Gizi Melati',
		'Konsultasi Kesehatan',
	])
	const { body: artikel } = await target.request('listArtikel')
	expect(artikel.data).toHaveLength(12)
	for (const { textContent, ringkasan, updatedAt, createdAt } of artikel.data) {
		expect(textContent).toContain('<img src="/images/artikel/artikel-isi.png" alt="Piring sayur">')
		expect(ringkasan).toMatch(/^Isi tulisan/)
		expect(updatedAt).toBe(createdAt)
	}
	const { body: komentar } = await target.request('listKomentar', { query: { recursiveFormat: 'true' } })
	expect(komentar.data).toHaveLength(12)
	expect(komentar.data[0]?.komenChild).toMatchObject([{ nama: 'Perawat Melati' }])
	const { body: shop } = await target.request('getShop')
	expect(shop.shopItem.data.map(({ tipe, usia }) => [tipe.uri, usia.map((age) => age.uri)])).toEqual([
		['paket-melati', ['dewasa']],
		['vaksin-melati', ['anak', 'dewasa']],
	])
	expect(shop.usia.data.map(({ usiaMin, usiaMax }) => [usiaMin, usiaMax])).toEqual([
		[0, 17],
		[18, 59],
	])
	expect(await pictures().find('artikel/artikel-isi.png')).not.toBeNull()
	expect(await pictures().find('web-setting/logo.png')).not.toBeNull()
})

/** These switches change the content itself, or only calls that an import does not make. */
const otherContent: (keyof ProviderSwitches)[] = [
	'reviews',
	'idType',
	'optional',
	'fileNames',
	'pendaftaran',
	'popup',
	'banner',
]

test('given any dialect that the specification allows, an import finds the same content', async () => {
	for (const switches of SINGLE_SWITCHES.filter((each) => !otherContent.some((name) => name in each))) {
		provider.change({ ...switches, delayMs: 0 })
		const { warnings, differences } = await importInto(target, { dryRun: true })
		expect(warnings, JSON.stringify(switches)).toEqual([])
		for (const { table, added, changed, onlyHere } of differences)
			expect({ table, added, changed, onlyHere }, JSON.stringify(switches)).toEqual({
				table,
				added: 0,
				changed: 0,
				onlyHere: 0,
			})
	}
})

test.for([PRESETS.other, ...SINGLE_SWITCHES.filter((each) => otherContent.some((name) => name in each))])(
	'given the dialect %o, everything arrives',
	async (switches) => {
		provider.change({ ...switches, delayMs: 0 })
		const site = await openTestApi()
		onTestFinished(() => site.dispose())
		const { warnings } = await importInto(site)
		expect(warnings).toEqual([])
		const { body: artikel } = await site.request('listArtikel')
		expect(artikel.data).toHaveLength(12)
		expect(new Set(artikel.data.map(({ kategoriArtikel }) => kategoriArtikel.uri))).toEqual(
			new Set(['gizi-melati', 'konsultasi-kesehatan']),
		)
		const { body: kategori } = await site.request('listKategoriArtikelFav')
		expect(kategori.data).toHaveLength(2)
		const { body: shop } = await site.request('getShop')
		expect([shop.shopItem.data.length, shop.tipe.data.length, shop.usia.data.length]).toEqual([2, 2, 2])
		const { body: dokter } = await site.request('listDokter')
		expect(dokter.data).toHaveLength(5)
		for (const { textContent } of artikel.data) {
			const [, picture = ''] = /<img src="\/images\/([^"]+)"/.exec(textContent ?? '') ?? []
			expect(await pictures().find(picture), picture).not.toBeNull()
		}
		for (const { foto } of dokter.data)
			if (foto) expect(await pictures().find(`foto-dokter/${foto}`), foto).not.toBeNull()
	},
)

/** A server of its own on a free port. */
async function listen(answer: (request: Request) => Promise<Response>): Promise<string> {
	const server = createServer(getRequestListener(answer))
	await once(server.listen(0), 'listening')
	onTestFinished(() => void server.close())
	return `http://localhost:${(server.address() as AddressInfo).port}`
}

test('given something that cannot be understood, a dry run names it and leaves it out', async () => {
	provider.change({})
	const site = await openTestApi()
	onTestFinished(() => site.dispose())
	const source = await listen(async (request) => {
		const { pathname, search } = new URL(request.url)
		const response = await fetch(provider.origin + pathname + search)
		if (!pathname.endsWith('/faq')) return response
		const body = await response.json()
		return Response.json({ ...body, data: [{ jawaban: 'Tanpa pertanyaan' }, 'rusak', ...body.data] })
	})
	const { warnings, rows } = await importInto(site, { source, dryRun: true })
	expect(warnings).toEqual([
		expect.stringMatching(/artikel-isi\.png in a text is left out: it is on another site\.$/),
		expect.stringMatching(/faq\?page=1&limit=100: faq 1 \(\w+\): pertanyaan is missing, left out\.$/),
		expect.stringMatching(/faq\?page=1&limit=100: faq 2: not an object, left out\.$/),
	])
	expect(rows).toBeGreaterThan(50)
})

test('given favourites with ids of their own and pictures outside the folders, both arrive', async () => {
	provider.change({})
	const site = await openTestApi()
	onTestFinished(() => site.dispose())
	const source = await listen(async (request) => {
		const { pathname, search, origin } = new URL(request.url)
		if (pathname.startsWith('/uploads/')) return fetch(`${provider.origin}/images/artikel/artikel-isi.png`)
		const response = await fetch(provider.origin + pathname + search)
		if (pathname.startsWith('/images/')) return response
		const body = await response.json()
		if (pathname.endsWith('/fav-list') && pathname.includes('kategori'))
			return Response.json(body.data.map((item: object, place: number) => ({ ...item, id: `fav-${place}` })))
		if (!pathname.includes('/artikel/detail/')) return Response.json(body)
		return Response.json({ ...body.data, textContent: `<p>Isi</p><img src='${origin}/uploads/Foto 1.png?v=2'>` })
	})
	const { warnings } = await importInto(site, { source })
	expect(warnings.filter((warning) => !warning.includes('on another site'))).toEqual([])
	const { body: favourites } = await site.request('listKategoriArtikelFav')
	expect(favourites.data.map(({ kategiArtikel }) => kategiArtikel.nama)).toEqual([
		'Gizi Melati',
		'Konsultasi Kesehatan',
	])
	const { body: artikel } = await site.request('listArtikel')
	const [, picture = ''] =
		/<img src="\/images\/(artikel\/foto-1-[\da-f]{8}\.png)"/.exec(artikel.data[0]?.textContent ?? '') ?? []
	expect(await pictures().find(picture), picture).not.toBeNull()
})

test('given an address that is no API, the error is one sentence that says what is expected', async () => {
	const site = await openTestApi()
	onTestFinished(() => site.dispose())
	await expect(importInto(site, { source: `${provider.origin}/lain` })).rejects.toThrow(
		`${provider.origin}/lain/api/v1/public/web/template/ responds with 404. Is it the address of the API, such as https://rs.example.com/api?`,
	)
})
