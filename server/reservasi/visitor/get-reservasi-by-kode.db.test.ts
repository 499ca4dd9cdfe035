import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../tests/support/test-api.ts'
import { registerMember } from '../../../tests/support/test-member.ts'
import { insertRows, SENIN_PAGI } from '../../../tests/support/test-rows.ts'
import { createLimits } from '../../http/limits.ts'
import { PENGUNJUNG, recordEvent } from '../../peristiwa/record-event.ts'

const KODE = 'K7MPQ-X3WVT-9HBCD'

let api: TestApi
let cookie: string
let stranger: string
beforeAll(async () => {
	api = await openTestApi({ now: SENIN_PAGI })
	const owner = await registerMember(api)
	cookie = owner.cookie
	stranger = (await registerMember(api)).cookie
	await insertRows(api.db, 'shopReservasi', [{ kode: KODE, memberId: owner.memberId, noTelp: '+62 812-3456-7890' }])
	await insertRows(api.db, 'shopReservasiItem', [{ urutan: 2 }, { shopItemNama: 'Pertama', urutan: 1 }])
})
afterAll(() => api.dispose())

const look = (kode: string, who?: string) =>
	api.request('getReservasiByKode', { cookie: who ?? null, params: { kode } })

test('the member sees their phone number, others see its first digits', async () => {
	expect((await look(KODE, cookie)).body.data.noTelp).toBe('+62 812-3456-7890')
	for (const who of [undefined, stranger, `member=${'a'.repeat(32)}`])
		expect((await look(KODE, who)).body.data.noTelp).toBe('6281•••••••••')
})

test('everyone with the code sees the items in order, with the name of each patient only', async () => {
	const { status, body } = await look(KODE)
	expect(status).toBe(200)
	expect(body.data).toMatchObject({ kode: KODE, atasNama: 'Siti', tanggalVisit: '2026-11-17', total: 100_000 })
	expect(body.data.reservasiItem.map((item) => [item.shopItem.nama, item.pasien])).toEqual([
		['Pertama', { nama: 'Siti' }],
		['Paket', { nama: 'Siti' }],
	])
})

test.each(['k7mpq-x3wvt-9hbcd', 'K7MPQX3WVT9HBCD', 'k7mpq x3wvt 9hbcd', ' K7-MPQ-X3WVT9HBCD '])(
	'%j is the same code',
	async (kode) => {
		expect((await look(kode)).body.data.kode).toBe(KODE)
	},
)

test.each(['K7MPQ-X3WVT-9HBCE', 'K7MPQ-X3WVT-9HBC', 'K7MPQ', '%', '_____-_____-_____', '1', 'x'.repeat(41)])(
	'%j is a 404',
	async (kode) => {
		const { status, body } = await look(kode)
		expect([status, body.error?.code]).toEqual([404, 'TIDAK_DITEMUKAN'])
	},
)

test('after thirty wrong codes an address gets 429; right codes never count', async () => {
	const limited = await openTestApi({ limits: createLimits() })
	const { memberId } = await registerMember(limited)
	await insertRows(limited.db, 'shopReservasi', [{ kode: KODE, memberId }])
	const ask = (kode: string) => limited.request('getReservasiByKode', { params: { kode } })
	for (let again = 0; again < 20; again++) expect((await ask(KODE)).status).toBe(200)
	for (let wrong = 0; wrong < 30; wrong++) expect((await ask(`wrong-${wrong}`)).status).toBe(404)
	const refused = await ask(KODE)
	expect([refused.status, refused.body.error?.code]).toEqual([429, 'TERLALU_SERING'])
	expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
	await limited.dispose()
})

test('a cancelled reservation says when and by whom it was cancelled, as far as that is known', async () => {
	const row = { memberId: 'lain', status: 'batal' as const }
	await insertRows(api.db, 'member', [{ id: 'lain' }])
	await insertRows(api.db, 'shopReservasi', [
		{ ...row, id: 'b1', kode: 'AAAAA-AAAAA-AAAA2' },
		{ ...row, id: 'b2', kode: 'AAAAA-AAAAA-AAAA3' },
		{ ...row, id: 'b3', kode: 'AAAAA-AAAAA-AAAA4', status: 'baru' },
	])
	const cancel = { aksi: 'status', sumber: 'reservasi', label: '', sesudah: { status: 'batal' } }
	await recordEvent(api.db, { ...cancel, sumberId: 'b1', staf: PENGUNJUNG, now: SENIN_PAGI })
	await recordEvent(api.db, { ...cancel, sumberId: 'b1', staf: { id: null, nama: 'Rina' }, now: SENIN_PAGI + 5 })
	await recordEvent(api.db, { ...cancel, sumberId: 'b3', staf: PENGUNJUNG, now: SENIN_PAGI })
	const told = async (end: string) => (await look(`AAAAA-AAAAA-AAAA${end}`)).body.data.dibatalkan
	expect(await told('2')).toEqual({ pada: SENIN_PAGI + 5, oleh: 'petugas' })
	expect(await told('3')).toBeUndefined()
	expect(await told('4'), 'cancelled once, and not any more').toBeUndefined()
})
