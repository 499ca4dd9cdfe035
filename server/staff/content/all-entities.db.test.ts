import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallName, calls } from '../../../contract/calls.ts'
import { publicNames } from '../../../contract/content/content-types.ts'
import { callName } from '../../../contract/content/public-lists.ts'
import type { LastChange } from '../../../contract/staff/isi.ts'
import { permissionTable, type Sumber } from '../../../contract/staff/permissions.ts'
import { publicApi } from '../../../tests/support/test-public-api.ts'
import { insertRows } from '../../../tests/support/test-rows.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'
import { choosyFields, validInput } from '../../../tests/support/test-valid-input.ts'
import { entities } from './entities.ts'
import type { Entity } from './entity.ts'

/** The public call that shows each entity; null for one that visitors never see. */
const shownBy: Partial<Record<Sumber, CallName | null>> = {
	...Object.fromEntries(publicNames.map((name) => [name, callName(name)])),
	'kata-komentar': null,
	artikel: 'listArtikel',
	'kategori-artikel': 'listKategoriArtikel',
	'artikel-setting': 'getTemplate',
	dokter: 'listDokter',
	'poli-klinik': 'listPoliKlinik',
	keluhan: 'listPoliKlinik',
	'tanda-bahaya': 'getKeluhan',
	layanan: 'listLayanan',
	fasilitas: 'listFasilitas',
	mitra: 'listMitra',
	komunitas: 'listKomunitas',
	testimoni: 'listTestimoni',
	'testimoni-google': 'getTestimoniGoogle',
	gallery: 'listGallery',
	datang: 'getDatang',
	'hak-pasien': 'getHakPasien',
	'shop-item': 'listShopItem',
	'shop-tipe': 'getShop',
	'shop-kategori': 'getShop',
	'shop-usia': 'getShop',
	'shop-setting': 'getTemplate',
	'antrean-setting': 'getAntrean',
	'popup-information': 'getPopupPresented',
	'beranda-banner': 'getBeranda',
	'beranda-pendaftaran': 'getTemplate',
	'beranda-sambutan': 'getTemplate',
	teks: 'getTemplate',
	'web-setting': 'getTemplate',
	merek: 'getTemplate',
	'web-setting-sosmed': 'getTemplate',
	'web-setting-meta-pixel': 'listMetaPixel',
}

let staff: TestStaff
let admin: TestPerson
let visitorSees: (call: CallName) => Promise<string>
beforeAll(async () => {
	staff = await openTestStaff()
	admin = await staff.signedIn('admin', 'Bu Admin')
	visitorSees = async (call) => JSON.stringify(await publicApi(staff).read(calls[call].path))
	for (const table of ['kategoriArtikel', 'poliKlinik', 'dokter', 'shopTipe', 'shopKategori', 'shopUsia'] as const)
		await insertRows(staff.db, table, [{}])
})
afterAll(() => staff.dispose())

const trailOf = (id: string) =>
	staff.db
		.selectFrom('peristiwa')
		.select(['aksi', 'stafNama', 'label'])
		.where('sumberId', '=', id)
		.orderBy('id')
		.execute()
const named = (list: readonly Entity[]) => list.map((entity) => [entity.sumber, entity] as const)

describe.each(named(entities.filter(({ single }) => !single)))('%s', (sumber, entity) => {
	const call = shownBy[sumber]
	const calledBy = String(entity.label)
	const input = validInput(entity, `Sebutan${sumber.replaceAll('-', '')}`)
	const renamed = validInput(entity, `Lain${sumber.replaceAll('-', '')}`)
	const word = (values: Record<string, unknown>) =>
		/[\p{L}\p{N}]+/u.exec(String(values[calledBy]).replace('<p>', ''))?.[0] as string

	test('is created, shown, found, changed, deleted and restored by undo', async () => {
		const revisions = [await staff.database.revision()]
		const refresh = async () => revisions.push(await staff.database.revision())
		const expectShown = async (values: Record<string, unknown> | null) => {
			if (!call) return
			await refresh()
			const answer = await visitorSees(call)
			for (const each of [input, renamed]) expect(answer.includes(word(each)), word(each)).toBe(each === values)
		}
		const made = await admin.send('POST', `/${sumber}`, input)
		expect(made.body.error).toBeUndefined()
		await expectShown(input)
		const { id } = made.body.data.created
		const read = (await admin.send('GET', `/${sumber}/${id}`)).body.data
		expect(read).toEqual(made.body.data.created)
		expect(JSON.stringify(read)).not.toMatch(/<script|onerror|javascript:/)

		for (const sort of entity.sort)
			for (const order of ['asc', 'desc']) {
				const { body } = await admin.send('GET', `/${sumber}?q=${word(input)}&sort=${sort}&order=${order}`)
				expect(body.data.map((row: { id: string }) => row.id)).toEqual([id])
			}
		expect((await admin.send('GET', `/${sumber}?q=tidakadayangbegini`)).body.data).toEqual([])

		const changed = await admin.send('PATCH', `/${sumber}/${id}`, { ...renamed, versi: read.versi })
		expect(changed.body.error).toBeUndefined()
		await expectShown(renamed)
		expect((await admin.send('PATCH', `/${sumber}/${id}`, { versi: read.versi })).status).toBe(409)

		expect((await admin.send('DELETE', `/${sumber}`, { id: [id] })).status).toBe(200)
		await expectShown(null)
		expect((await admin.send('POST', `/${sumber}/urungkan`, { id: [id] })).status).toBe(200)
		await expectShown(renamed)
		const back = (await admin.send('GET', `/${sumber}/${id}`)).body.data
		expect(withoutIds(back)).toEqual(withoutIds(changed.body.data))
		expect(new Set(revisions).size).toBe(call ? 5 : 1)
		const lines = await trailOf(id)
		expect(lines.map(({ aksi }) => aksi)).toEqual(['buat', 'ubah', 'hapus', 'urungkan'])
		for (const line of lines) expect(line).toMatchObject({ stafNama: 'Bu Admin' })
		await admin.send('DELETE', `/${sumber}/${id}`)
	})

	test.each(call ? choosyFields(entity) : [])('%s rejects hostile input', async (name) => {
		for (const bad of ['javascript:alert(1)//x.webp', '../../x.webp', '<iframe src="https://evil.example">']) {
			const { status, body } = await admin.send('POST', `/${sumber}`, { ...input, [name]: bad })
			expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([400, [name]])
		}
	})
})

/** Undo creates new ids for parts. */
const withoutIds = (record: unknown) =>
	JSON.parse(JSON.stringify(record, (key, value) => (['id', 'versi'].includes(key) ? undefined : value)))

describe.each(named(entities.filter(({ single }) => single)))('%s', (sumber, entity) => {
	const call = shownBy[sumber] as CallName
	const path = `/${sumber}/utama`

	test('is created by the first change, changed, shown, and restored by undo', async () => {
		const input = validInput(entity, 'SebutanSatu')
		const before = await visitorSees(call)
		expect((await admin.send('GET', path)).body.data).toEqual({ id: 'utama' })
		const first = await admin.send('PATCH', path, input)
		expect(first.body.error).toBeUndefined()
		const shown = await visitorSees(call)
		expect(shown).not.toBe(before)
		expect(shown).not.toMatch(/<script|onerror|javascript:/)
		const { versi, ...read } = (await admin.send('GET', path)).body.data
		expect(first.body.data).toEqual({ ...read, versi })

		const revision = await staff.database.revision()
		const [name, other] = changedField(entity)
		expect((await admin.send('PATCH', path, { [name]: other, versi })).body.error).toBeUndefined()
		expect(await staff.database.revision()).not.toBe(revision)
		expect(await visitorSees(call)).not.toBe(shown)
		expect((await admin.send('PATCH', path, { versi })).body.error.code).toBe('SUDAH_BERUBAH')
		const { sekarang, perubahan } = (await admin.send('GET', `${path}/perubahan`)).body.data
		expect(sekarang).toEqual((await admin.send('GET', path)).body.data)
		expect(perubahan.map(({ kolom }: LastChange) => kolom)).toContain(name)
		expect((await admin.send('POST', `/${sumber}/urungkan`, { id: ['utama'] })).status).toBe(200)
		expect(await visitorSees(call)).toBe(shown)
		expect((await admin.send('POST', `/${sumber}/urungkan`, { id: ['utama'] })).status).toBe(409)
		const lines = await staff.db
			.selectFrom('peristiwa')
			.select('aksi')
			.where('sumber', '=', sumber)
			.orderBy('id')
			.execute()
		expect(lines.map(({ aksi }) => aksi)).toEqual(['ubah', 'ubah', 'urungkan'])
	})

	test.each(choosyFields(entity))('%s rejects hostile input', async (name) => {
		const { status, body } = await admin.send('PATCH', path, { [name]: 'javascript:alert(1)//x.webp' })
		expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([400, [name]])
	})
})

/** A field and another valid value of it. */
function changedField(entity: Entity): [string, unknown] {
	const [one, other] = [validInput(entity, 'SebutanSatu'), validInput(entity, 'SebutanDua')]
	const name = Object.keys(one).find((field) => one[field] !== other[field])
	return name ? [name, other[name]] : changedNumberOrFile(one)
}

function changedNumberOrFile(one: Record<string, unknown>): [string, unknown] {
	const [name = '', value] =
		Object.entries(one).find(([, each]) => typeof each === 'number' || each === 'contoh.webp') ?? []
	return [name, typeof value === 'number' ? value - 1 : 'lain.webp']
}

test('lists and records of the demo content match their response schemas', async () => {
	const demo = await openTestStaff({ demo: true })
	const { send } = await demo.signedIn('admin')
	for (const { sumber, single } of entities) {
		if (single) {
			expect((await send('GET', `/${sumber}/utama`)).status).toBe(200)
			continue
		}
		const { body } = await send('GET', `/${sumber}?limit=300`)
		for (const { id } of body.data.slice(0, 20)) expect((await send('GET', `/${sumber}/${id}`)).status).toBe(200)
	}
	await demo.dispose()
})

test('every entity of the permission table is described, and the public API shows it', () => {
	const elsewhere = [
		'jadwal',
		'kalender',
		'gambar',
		'komentar',
		'reservasi',
		'antrean',
		'draf-wa',
		'pasien',
		'simrs',
		'dasbor',
		'impor',
		'pengguna',
		'kebocoran',
		'keadaan',
		'integrasi',
		'peran-sendiri',
		'artikel-terbit',
		'audit',
		'sampah',
		'tautan',
		'panduan',
		'notifikasi',
	]
	const described = entities.map(({ sumber }) => sumber)
	expect(described.toSorted()).toEqual(Object.keys(shownBy).toSorted())
	expect(
		Object.keys(permissionTable).filter(
			(sumber) => !elsewhere.includes(sumber) && !described.includes(sumber as Sumber),
		),
	).toEqual([])
})
