import { afterEach, beforeEach, expect, test } from 'vitest'
import type { VersiArtikel, VersiDenganIsi } from '../../../contract/artikel/staff/artikel-versi.ts'
import { publicApi } from '../../../tests/support/test-public-api.ts'
import { insertRows } from '../../../tests/support/test-rows.ts'
import { cookieOf, openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'

let staff: TestStaff
let siti: TestPerson
let budi: TestPerson
let id: string
beforeEach(async () => {
	staff = await openTestStaff()
	siti = await staff.signedIn('redaksi', 'Siti')
	budi = await staff.signedIn('redaksi', 'Budi')
	await insertRows(staff.db, 'kategoriArtikel', [{}])
	await insertRows(staff.db, 'dokter', [{ nama: 'dr. Ani' }])
	const made = await siti.send('POST', '/artikel', form('Satu'))
	id = made.body.data.created.id
})
afterEach(() => staff.dispose())

const form = (judul: string, more: object = {}) => ({
	judul,
	textContent: `<p>Isi ${judul}.</p>`,
	kategoriArtikelId: '1',
	...more,
})
const visitorReads = async (cookie?: string) =>
	(await publicApi(staff, cookie).read('/v1/public/artikel/detail/satu')).data
const listed = async (person = siti) => (await person.send('GET', `/artikel/${id}/versi`)).body.data
const titles = (versi: VersiArtikel[]) => versi.map(({ jenis, judul, stafNama }) => `${jenis} ${judul} ${stafNama}`)
const save = (person: TestPerson, changes: object) => person.send('PATCH', `/artikel/${id}`, changes)

test('given a published article, a draft leaves the public page as it is until it is published', async () => {
	const konsep = await siti.send('POST', `/artikel/${id}/konsep`, {
		isi: form('Dua', { textContent: '<p>Baru<script>alert(1)</script></p>', dokter: ['1'], peninjau: 'dr. Ani' }),
	})
	expect(konsep.status).toBe(200)
	expect(await visitorReads()).toMatchObject({ judul: 'Satu', dokter: [] })
	expect((await listed(budi)).konsep).toMatchObject({ stafNama: 'Siti', judul: 'Dua' })

	const preview = await budi.send('GET', `/artikel/${id}/konsep/pratinjau`)
	expect([preview.status, preview.headers.get('location')]).toEqual([303, '/info-kesehatan/satu'])
	expect(await visitorReads(cookieOf(preview))).toMatchObject({
		judul: 'Dua',
		textContent: '<p>Baru</p>',
		ringkasan: 'Baru',
		peninjau: 'dr. Ani',
		dokter: [{ nama: 'dr. Ani' }],
	})

	const { isi } = (await listed(budi)).konsep
	expect((await save(budi, { ...isi, uri: 'satu' })).status).toBe(200)
	await budi.send('DELETE', `/artikel/${id}/konsep`)
	expect(await visitorReads()).toMatchObject({ judul: 'Dua', textContent: '<p>Baru</p>' })
	const after = await listed()
	expect(after.konsep).toBeNull()
	expect(titles(after.versi)).toEqual(['simpan Dua Budi', 'konsep-lama Dua Siti', 'simpan Satu Siti'])
	// Ending the draft does not prevent undoing what was published.
	expect((await budi.send('POST', '/artikel/urungkan', { id: [id] })).status).toBe(200)
	expect(await visitorReads()).toMatchObject({ judul: 'Satu' })
})

test('given a draft that another editor has saved, an older form does not overwrite it', async () => {
	const first = await siti.send('POST', `/artikel/${id}/konsep`, { isi: form('Dua') })
	const late = await budi.send('POST', `/artikel/${id}/konsep`, { isi: form('Tiga') })
	expect([late.status, late.body.error.code]).toEqual([409, 'SUDAH_BERUBAH'])
	const next = await budi.send('POST', `/artikel/${id}/konsep`, { isi: form('Tiga'), konsep: first.body.data.id })
	expect(next.status).toBe(200)
	expect((await listed()).konsep).toMatchObject({ judul: 'Tiga', stafNama: 'Budi' })
	expect((await siti.send('POST', `/artikel/${id}/konsep`, { isi: form('') })).status).toBe(400)
	expect((await siti.send('POST', '/artikel/tidak-ada/konsep', { isi: form('Dua') })).status).toBe(404)
})

test('every save is a version; an older one is restored without address, publishing and favourite place', async () => {
	await save(budi, { judul: 'Dua', dokter: ['1'], metaJudul: 'Meta' })
	await save(siti, { favorit: 3, uri: 'lain' })
	const { versi } = await listed()
	expect(titles(versi)).toEqual(['simpan Dua Budi', 'simpan Satu Siti'])
	const detail = (await siti.send('GET', `/artikel/${id}/versi/${versi[0].id}`)).body.data
	expect(detail).toMatchObject({
		isi: { judul: 'Dua' },
		sebelum: { judul: 'Satu' },
		sekarang: { judul: 'Dua' },
		nama: { '1': 'dr. Ani' },
	})
	const restored = await siti.send('POST', `/artikel/${id}/versi/${versi[1].id}/pulihkan`, {})
	expect(restored.body.data).toMatchObject({
		judul: 'Satu',
		textContent: '<p>Isi Satu.</p>',
		dokter: [],
		metaJudul: '',
		favorit: 3,
		uri: 'lain',
		status: 'terbit',
	})
	expect(titles((await listed()).versi)[0]).toBe('simpan Satu Siti')
	const stale = await siti.send('POST', `/artikel/${id}/versi/${versi[0].id}/pulihkan`, { versi: 'x' })
	expect(stale.body.error.code).toBe('SUDAH_BERUBAH')
	expect((await siti.send('POST', `/artikel/${id}/versi/tidak-ada/pulihkan`, {})).status).toBe(404)
})

test('an article without a history gets its state before the first change, and fifty versions at most', async () => {
	await staff.db.deleteFrom('artikelVersi').execute()
	for (let number = 1; number <= 52; number++) await save(siti, { judul: `Judul ${number}` })
	const { versi } = await listed()
	expect(versi).toHaveLength(50)
	expect(versi[0].judul).toBe('Judul 52')
	await staff.db.deleteFrom('artikelVersi').execute()
	await save(siti, { judul: 'Baru' })
	expect(titles((await listed()).versi)).toEqual(['simpan Baru Siti', 'simpan Judul 52 '])
})

test('an unsaved form is copied for its author alone, also before the article exists', async () => {
	const copy = (person: TestPerson, body: object) => person.send('POST', '/artikel/salinan', body)
	const own = async (person: TestPerson) => (await person.send('GET', '/artikel/salinan')).body.data
	const first = await copy(siti, { isi: { judul: '', textContent: '<p>Belum', lain: 1 } })
	const saved = first.body.data.id
	await copy(siti, { id: saved, isi: { judul: 'Belum selesai' } })
	expect((await own(siti)).map(({ id, isi }: VersiDenganIsi) => [id, isi])).toEqual([
		[saved, { judul: 'Belum selesai' }],
	])
	expect(await own(budi)).toEqual([])
	// A second form has a copy of its own, and nobody continues or deletes the copy of somebody else.
	await copy(siti, { isi: { judul: 'Yang lain' } })
	await copy(budi, { id: saved, isi: { judul: 'Milik Budi' } })
	await budi.send('DELETE', `/artikel/salinan/${saved}`)
	expect((await own(siti)).map(({ judul }: VersiDenganIsi) => judul)).toEqual(['Yang lain', 'Belum selesai'])
	await siti.send('DELETE', `/artikel/salinan/${saved}`)
	expect(await own(siti)).toHaveLength(1)

	const ofArticle = await copy(siti, { artikelId: id, isi: form('Diketik') })
	expect((await listed(siti)).salinan).toMatchObject([{ judul: 'Diketik' }])
	expect((await listed(budi)).salinan).toEqual([])
	expect((await budi.send('GET', `/artikel/${id}/versi/${ofArticle.body.data.id}`)).status).toBe(404)
	await save(siti, { judul: 'Diketik', textContent: '<p>Isi Diketik.</p>' })
	expect((await listed(siti)).salinan, 'it holds nothing new').toEqual([])
	expect((await copy(siti, { artikelId: 'tidak-ada', isi: {} })).status).toBe(404)
	expect((await copy(siti, { isi: 'x' })).status).toBe(400)
	for (let number = 0; number < 12; number++) await copy(siti, { isi: { judul: `${number}` } })
	expect(await own(siti)).toHaveLength(10)
})

test('a deleted article takes its versions and its draft along, and gets them back', async () => {
	await save(siti, { judul: 'Dua' })
	await siti.send('POST', `/artikel/${id}/konsep`, { isi: form('Tiga') })
	const before = await listed()
	await siti.send('DELETE', `/artikel/${id}`)
	expect(await staff.db.selectFrom('artikelVersi').selectAll().execute()).toEqual([])
	await siti.send('POST', '/artikel/urungkan', { id: [id] })
	expect(await listed()).toEqual(before)
})

test('favourites are read and reordered as a whole; a list that has changed is refused', async () => {
	const { body } = await siti.send('POST', '/artikel', form('Dua', { favorit: 9 }))
	const other = body.data.created.id
	await save(siti, { favorit: 9 })
	const order = async () =>
		(await siti.send('GET', '/artikel/favorit')).body.data.map(({ nama }: { nama: string }) => nama)
	expect(await order()).toEqual(['Satu', 'Dua'])
	expect((await siti.send('POST', '/artikel/favorit', { id: [other, id] })).status).toBe(200)
	expect(await order()).toEqual(['Dua', 'Satu'])
	const template = await publicApi(staff).read('/v1/public/web/template')
	expect(template.artikelFavList.data.map(({ judul }: { judul: string }) => judul)).toEqual(['Dua', 'Satu'])
	expect((await siti.send('POST', '/artikel/favorit', { id: [other] })).body.error.code).toBe('SUDAH_BERUBAH')
	expect((await siti.send('POST', '/kategori-artikel/favorit', { id: ['1'] })).body.error.code).toBe('SUDAH_BERUBAH')
})
