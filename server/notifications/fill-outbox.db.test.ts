import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/test-api.ts'
import { allowMail } from '../../tests/support/test-delivery.ts'
import { plain } from '../../tests/support/test-fields.ts'
import { registerMember, siti } from '../../tests/support/test-member.ts'
import { insertRows, SENIN_PAGI } from '../../tests/support/test-rows.ts'
import { newStaf } from '../staff/pengguna/pengguna-routes.ts'
import { fillOutbox } from './fill-outbox.ts'

let api: TestApi
beforeEach(async () => {
	api = await openTestApi({ now: SENIN_PAGI })
	for (const table of ['shopTipe', 'shopKategori', 'shopItem', 'shopSetting', 'kategoriArtikel', 'artikel'] as const)
		await insertRows(api.db, table, [{}])
})
afterEach(() => api.dispose())

async function rows() {
	await fillOutbox(api.database, api.clock.now)
	return api.db.selectFrom('kotakKeluar').selectAll().orderBy('id').execute()
}

async function reserve(email: string) {
	const { cookie, memberId, pasienId } = await registerMember(api)
	await api.db
		.updateTable('member')
		.set({ email: plain(email) })
		.where('id', '=', memberId)
		.execute()
	await api.request('createKeranjang', { cookie, body: { pasienId, shopItemId: '1' } })
	const body = { atasNama: 'Ibu Rahma', noTelp: '0812', tanggalVisit: '2026-11-17' }
	const { status } = await api.request('createReservasi', { cookie, body })
	expect(status).toBe(201)
	return { cookie, memberId }
}

const comment = (komentar: string) =>
	api.request('createKomentar', { body: { artikelId: '1', nama: 'Budi', komentar } })

async function addStaf(nama: string, peran: 'admin' | 'pendaftaran' | 'moderator', aktif = true) {
	const staf = newStaf({ nama, email: `${nama}@rs.example.com`, peran: [peran], aktif }, SENIN_PAGI)
	await api.db.insertInto('staf').values(staf).execute()
}

const addWebhook = (peristiwa: string[], aktif = 1) =>
	api.db
		.insertInto('webhook')
		.values({
			id: peristiwa.join(),
			nama: 'Gerbang',
			url: 'https://x.example',
			rahasia: plain(''),
			peristiwa: JSON.stringify(peristiwa),
			aktif,
			createdAt: 1,
		})
		.execute()

test('given neither SMTP_URL nor webhooks, a reservation and a comment write nothing to the outbox', async () => {
	await addStaf('wati', 'pendaftaran')
	await reserve('rahma@example.com')
	await comment('Bagus')
	expect(await rows()).toEqual([])
})

test('given SMTP_URL, a reservation has one row for the member and one for each recipient by role and address', async () => {
	await allowMail(api.database)
	await addStaf('wati', 'pendaftaran')
	await addStaf('pergi', 'pendaftaran', false)
	await addStaf('dewi', 'moderator')
	await api.db.updateTable('notifikasi').set({ reservasiAlamat: 'meja@rs.example.com\nwati@rs.example.com' }).execute()
	await api.db.updateTable('notifikasi').set({ reservasiCara: 'langsung' }).execute()
	await reserve('rahma@example.com')
	const made = await rows()
	expect(made.map(({ saluran, alamat, peristiwa }) => [saluran, alamat, peristiwa])).toEqual([
		['surel', null, 'reservasi.dibuat'],
		['surel', 'meja@rs.example.com', 'reservasi.dibuat'],
		['surel', 'wati@rs.example.com', 'reservasi.dibuat'],
	])
	expect(made.every(({ status, berikutAt }) => status === 'menunggu' && berikutAt === SENIN_PAGI)).toBe(true)
	for (const personal of ['Rahma', 'rahma@example.com', siti.nama, String(siti.nik), '0812'])
		expect(JSON.stringify(made)).not.toContain(personal)
})

test('a member without an address gets no mail, and neither does one whose hospital has switched it off', async () => {
	await allowMail(api.database)
	await reserve('')
	await api.db.updateTable('notifikasi').set({ surelPasien: 0 }).execute()
	await reserve('rahma@example.com')
	expect(await rows()).toEqual([])
})

test('a webhook gets the events that it chose, while it is enabled', async () => {
	await addWebhook(['reservasi.dibuat', 'komentar.diterima'])
	await addWebhook(['reservasi.batal'])
	await addWebhook(['reservasi.dibuat'], 0)
	await reserve('rahma@example.com')
	await comment('Bagus')
	expect((await rows()).map(({ webhookId, peristiwa }) => [webhookId, peristiwa])).toEqual([
		['reservasi.dibuat,komentar.diterima', 'reservasi.dibuat'],
		['reservasi.dibuat,komentar.diterima', 'komentar.diterima'],
	])
})

test('staff get the digest by default; told at once they hear of every comment but spam', async () => {
	await allowMail(api.database)
	await addStaf('dewi', 'moderator')
	await insertRows(api.db, 'kataKomentar', [{ kata: 'slot', tindakan: 'spam' }])
	await comment('Bagus')
	expect(await rows()).toEqual([])
	await api.db.updateTable('notifikasi').set({ komentarCara: 'langsung' }).execute()
	await comment('slot gacor')
	expect(await rows()).toEqual([])
	await comment('Bagus juga')
	expect((await rows()).map(({ alamat }) => alamat)).toEqual(['dewi@rs.example.com'])
	await api.db.updateTable('notifikasi').set({ komentarCara: 'harian' }).execute()
	await comment('Bagus sekali')
	expect(await rows()).toHaveLength(1)
})

test('deleting the member deletes the rows about the reservation', async () => {
	await allowMail(api.database)
	const { cookie } = await reserve('rahma@example.com')
	expect(await rows()).toHaveLength(1)
	expect((await api.request('deleteMember', { cookie })).status).toBe(200)
	expect(await rows()).toEqual([])
})
