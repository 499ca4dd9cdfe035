import { afterEach, expect, test } from 'vitest'
import { PRESETS, type Preset } from './provider-switches.ts'
import { type Provider, startProvider } from './start-provider.ts'

let provider: Provider
afterEach(() => provider.stop())

const get = async (path: string, cookie = '') => {
	const response = await fetch(`${provider.origin}/api/v1/public/${path}`, { headers: { cookie } })
	return { status: response.status, body: await response.json().catch(() => null) }
}
const post = (path: string, body: unknown, cookie = '') =>
	fetch(`${provider.origin}/api/v1/public/${path}`, { method: 'POST', body: JSON.stringify(body), headers: { cookie } })

test('given the literal provider, when a doctor is read, then it has the fields of section 3 alone', async () => {
	provider = await startProvider({ preset: 'literal' })

	const { body } = await get('dokter?sortNama=asc')

	expect(Object.keys(body)).toEqual(['data', 'pagination'])
	expect(body.pagination).toEqual({ totalPage: 1, totalData: 5 })
	expect(Object.keys(body.data[0])).toEqual(['id', 'nama', 'foto', 'poliKlinik', 'jadwal'])
	expect(Object.keys(body.data[0].jadwal.keterangan)).toEqual(['keterangan', 'expiredStatus'])
})

test('given the literal provider, when a request holds more than section 7 lists, then it is refused', async () => {
	provider = await startProvider({ preset: 'literal' })

	expect((await get('faq?page=1&limit=100')).status).toBe(200)
	expect((await get('faq?page=1&limit=100&bentuk=ringkas')).status).toBe(400)
	expect((await post('member', { nama: 'Sari', noTelp: '0812', email: '', kota: 'Bogor' })).status).toBe(400)
})

test('given the other provider, when the same is read, then every silent place is read the other way', async () => {
	provider = await startProvider({ preset: 'other' })

	const { body } = await get('dokter?limit=1&page=1')

	expect(body).toHaveLength(5)
	expect(body[0]).toMatchObject({ _id: 101, jadwal: { keterangan: [{ expiredStatus: 0 }] } })
	expect(body[0].jadwal.waktu[1].hari).toEqual(['SENIN', 'KAMIS'])
	expect(body[1].foto).toBeNull()
	expect(await get('layanan/detail-uri/tidak-ada')).toEqual({ status: 200, body: null })
})

test.each(Object.keys(PRESETS) as Preset[])(
	'given the %s provider, when a member orders a package, then the reservation is found by its code',
	async (preset) => {
		provider = await startProvider({ preset, wrapping: 'data', written: 'created' })
		const registered = await post('member', { nama: 'Sari', noTelp: '0812', email: '' })
		const { data } = await registered.json()
		const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? `member=${data.created.id}`

		const pasien = await (await post('member-pasien', { nama: 'Budi', nik: '1' }, cookie)).json()
		const { body } = await get(preset === 'literal' ? 'shop-item/' : 'shop-item')
		const shopItemId = body.data[0].id ?? body.data[0]._id
		expect((await post('shop-keranjang', { pasienId: pasien.data.created.id, shopItemId }, cookie)).status).toBe(201)
		const reserved = await post(
			'shop-reservasi',
			{ atasNama: 'Sari', noTelp: '0812', tanggalVisit: '2026-12-01' },
			cookie,
		)

		const { kode } = (await reserved.json()).data.created
		expect((await get(`shop-reservasi/detail-kode/${kode}`)).body.data).toMatchObject({
			total: 350_000,
			reservasiItem: [{ harga: 350_000, pasien: { nama: 'Budi' } }],
		})
		expect((await get('shop-keranjang', cookie)).body.data).toEqual([])
	},
)

test('given a provider, when a picture of a folder of section 3 is read, then it is a PNG', async () => {
	provider = await startProvider({ fileNames: 'spaces' })

	const response = await fetch(`${provider.origin}/images/foto-dokter/Berkas%20dokter-anggrek%20(1).png`)

	expect(response.status).toBe(200)
	expect(response.headers.get('content-type')).toBe('image/png')
})
