import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicApi } from '../../../tests/support/test-public-api.ts'
import { insertRows } from '../../../tests/support/test-rows.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'
import { validInput } from '../../../tests/support/test-valid-input.ts'
import { entities } from './entities.ts'

let staff: TestStaff
let editor: TestPerson
beforeAll(async () => {
	staff = await openTestStaff()
	editor = await staff.signedIn('redaksi')
	await insertRows(staff.db, 'poliKlinik', [{ uri: 'poli-anak' }])
	await insertRows(staff.db, 'dokter', [
		{ id: 'ani', nama: 'dr. Ani', favorit: 1 },
		{ id: 'budi', nama: 'dr. Budi', favorit: 2 },
	])
	for (const dokterId of ['ani', 'budi']) {
		await insertRows(staff.db, 'dokterPoliKlinik', [{ dokterId }])
		await staff.db.insertInto('dokterView').values({ dokterId, countView: 5 }).execute()
	}
	await insertRows(staff.db, 'kategoriArtikel', [{}])
	await insertRows(staff.db, 'artikel', [{ uri: 'demam' }])
	for (const dokterId of ['ani', 'budi']) await insertRows(staff.db, 'artikelDokter', [{ dokterId }])
})
afterAll(() => staff.dispose())

const places = [
	'/v1/public/dokter',
	'/v1/public/dokter?searchByNama=ani',
	'/v1/public/dokter?searchByPoliKlinikUri=poli-anak',
	'/v1/public/web/beranda/',
	'/v1/public/artikel/detail/demam',
]
const shownIn = async (nama: string) => {
	const texts = await Promise.all(places.map(async (path) => JSON.stringify(await publicApi(staff).read(path))))
	return places.filter((_, place) => texts[place]?.includes(nama))
}

test('a hidden doctor leaves every page at once, stays in the staff app, and returns', async () => {
	expect(await shownIn('dr. Ani')).toEqual(places)
	expect((await editor.send('PATCH', '/dokter/ani', { tampil: false })).status).toBe(200)
	expect(await shownIn('dr. Ani')).toEqual([])
	expect(await shownIn('dr. Budi')).toEqual(places.filter((path) => !path.includes('ani')))
	expect((await publicApi(staff).read('/v1/public/dokter/detail/ani')).status).toBe(404)

	expect((await editor.send('GET', '/dokter?tampil=0')).body.data).toMatchObject([{ id: 'ani', tampil: 0 }])
	await editor.send('PATCH', '/dokter/ani', { tampil: true })
	expect(await shownIn('dr. Ani')).toEqual(places)
})

test('a hidden clinic leaves its list, its doctors, their hours and the search', async () => {
	await insertRows(staff.db, 'poliKlinik', [{ id: 'gigi', nama: 'Poli Gigi Rahasia', uri: 'poli-gigi' }])
	await insertRows(staff.db, 'keluhan', [{ id: 'k-gigi', kata: 'gigi rahasia', poliKlinikId: 'gigi' }])
	await insertRows(staff.db, 'dokter', [{ id: 'cici', nama: 'drg. Cici', favorit: 3 }])
	await insertRows(staff.db, 'dokterPoliKlinik', [{ dokterId: 'cici', poliKlinikId: 'gigi' }])
	await insertRows(staff.db, 'jadwalWaktu', [{ id: 'w-gigi', dokterId: 'cici', poliKlinikId: 'gigi' }])
	const clinicPlaces = [
		'/v1/public/poli-klinik',
		'/v1/public/poli-klinik?searchByNama=gigi',
		'/v1/public/poli-klinik/detail-uri/poli-gigi',
		'/v1/public/dokter',
		'/v1/public/dokter?searchByPoliKlinik=gigi',
		'/v1/public/dokter?searchByPoliKlinikUri=poli-gigi',
		'/v1/public/dokter/detail/cici',
		'/v1/public/web/beranda/',
	]
	const naming = async () => {
		const texts = await Promise.all(clinicPlaces.map(async (path) => JSON.stringify(await publicApi(staff).read(path))))
		return clinicPlaces.filter((_, place) => /rahasia|"poliKlinikId":"gigi"/i.test(texts[place] ?? ''))
	}
	expect(await naming()).toEqual(clinicPlaces)
	await editor.send('PATCH', '/poli-klinik/gigi', { tampil: false })
	expect(await naming()).toEqual([])
	expect((await publicApi(staff).read('/v1/public/dokter/detail/cici')).data).toMatchObject({
		nama: 'drg. Cici',
		poliKlinik: [],
		jadwal: { waktu: [] },
	})
	await editor.send('PATCH', '/poli-klinik/gigi', { tampil: true })
	expect(await naming()).toEqual(clinicPlaces)
})

const hideable = entities.filter(({ sumber, isian }) => 'tampil' in isian.shape && sumber !== 'dokter')

test.each(hideable.map((entity) => [entity.sumber, entity] as const))(
	'a hidden row of %s is in no list, in no bundle and has no page',
	async (sumber, entity) => {
		const admin = await staff.signedIn('admin')
		const word = `Tersembunyi${sumber}`
		const input = { ...validInput(entity, word), ...('favorit' in entity.isian.shape && { favorit: 1 }) }
		const { id, uri } = (await admin.send('POST', `/${sumber}`, input)).body.data.created
		const bundles = ['/v1/public/web/beranda/', '/v1/public/web/template/', '/v1/public/testimoni/fav-list']
		const pages = [`/v1/public/${sumber}`, ...(uri ? [`/v1/public/${sumber}/detail-uri/${uri}`] : []), ...bundles]
		const showing = async () => {
			const texts = await Promise.all(pages.map(async (path) => JSON.stringify(await publicApi(staff).read(path))))
			return pages.filter((_, place) => texts[place]?.includes(word))
		}
		expect((await showing()).length).toBeGreaterThan(uri ? 1 : 0)
		await admin.send('PATCH', `/${sumber}/${id}`, { tampil: 0 })
		expect(await showing()).toEqual([])
	},
)
