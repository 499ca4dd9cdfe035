import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEmailLink } from '../../contract/notifikasi/email-link.ts'
import { type MailServer, startMailServer } from '../../tests/support/mail-server.ts'
import { openTestApi, type TestApi } from '../../tests/support/test-api.ts'
import { allowMail, TEST_ADDRESSES, testMailer, testWorker } from '../../tests/support/test-delivery.ts'
import { insertRows, SENIN_PAGI } from '../../tests/support/test-rows.ts'
import type { Mailer } from '../mail/create-mailer.ts'
import { PENGUNJUNG, recordEvent } from '../peristiwa/record-event.ts'
import { purge } from '../retention/purge.ts'

const EMAIL = 'korban@contoh.id'
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const KODE = 'AAAAA-AAAAA-AAAAA'

let api: TestApi
let mail: MailServer
let mailer: Mailer
beforeEach(async () => {
	api = await openTestApi({ now: SENIN_PAGI })
	mail = await startMailServer()
	mailer = testMailer(mail.url)
	await allowMail(api.database)
	await insertRows(api.db, 'member', [{ email: EMAIL }])
	await insertRows(api.db, 'shopReservasi', [{ kode: KODE, tanggalVisit: '2026-11-20' }])
})
afterEach(async () => {
	await mailer.stop()
	await mail.stop()
	await api.dispose()
})

const record = (aksi: string, sesudah = {}, sebelum = {}) =>
	recordEvent(api.db, {
		...{ aksi, sumber: 'reservasi', sumberId: '1', label: KODE, sebelum, sesudah },
		staf: PENGUNJUNG,
		now: api.clock.now,
	})
const move = (dari: string, ke: string) => record('jadwal-ulang', { tanggalVisit: ke }, { tanggalVisit: dari })
const deliver = () => testWorker(api.database, { mailer, now: () => api.clock.now }).deliverDue()
const held = async () =>
	(await api.db.selectFrom('kotakKeluar').select('galat').where('status', '=', 'dilewati').execute()).map(
		({ galat }) => galat,
	)
const decide = (tujuan: 'konfirmasi' | 'berhenti', token: string) =>
	api.request('decideEmail', { body: { tujuan, token } })
const statusPage = async () => (await api.request('getReservasiByKode', { params: { kode: KODE } })).body.data.email

/** The links of a mail, by purpose. */
function linksOf({ source }: { source: string }) {
	const found = source.replaceAll('=\r\n', '').matchAll(/https:\/\/rs\.example\.com\/email(#\w+=(?:3D)?[\w-]+)/g)
	const links = [...found].flatMap(([, fragment = '']) => readEmailLink(fragment.replace('=3D', '=')) ?? [])
	return Object.fromEntries(links.map(({ tujuan, token }) => [tujuan, token]))
}

test('an address that nobody confirmed gets one mail with both links; the status page says that the rest is held back', async () => {
	expect(await statusPage()).toBeUndefined()
	await record('buat')
	await record('buat')
	await deliver()
	expect(mail.received).toHaveLength(1)
	expect(Object.keys(linksOf(mail.received[0] as { source: string })).toSorted()).toEqual(['berhenti', 'konfirmasi'])
	expect(await held()).toEqual(['Email belum dikonfirmasi pemiliknya.'])
	expect(await statusPage()).toBe('belum-dikonfirmasi')
})

test('after the confirmation mail is sent again, without its link; the other link stops it for good', async () => {
	await record('buat')
	await deliver()
	const { konfirmasi = '', berhenti = '' } = linksOf(mail.received[0] as { source: string })
	expect((await decide('konfirmasi', konfirmasi)).body.data).toEqual({ tujuan: 'konfirmasi' })
	expect(await statusPage()).toBeUndefined()
	await record('buat')
	await deliver()
	expect(Object.keys(linksOf(mail.received[1] as { source: string }))).toEqual(['berhenti'])

	expect((await decide('berhenti', berhenti)).status).toBe(200)
	await record('buat')
	await deliver()
	expect(mail.received).toHaveLength(2)
	expect(await held()).toEqual(['Pemiliknya tidak ingin menerima email.'])
	expect(await statusPage()).toBe('berhenti')
})

test('a token serves its purpose alone, and a forged one or one of another hospital is refused', async () => {
	await record('buat')
	await deliver()
	const { konfirmasi = '', berhenti = '' } = linksOf(mail.received[0] as { source: string })
	const forged = `${konfirmasi.slice(0, -1)}${konfirmasi.endsWith('A') ? 'B' : 'A'}`
	const unknown = TEST_ADDRESSES.token('konfirmasi', TEST_ADDRESSES.hash('lain@contoh.id'))
	for (const token of [berhenti, forged, unknown, '', 'x', TEST_ADDRESSES.hash(EMAIL)]) {
		const { status, body } = await decide('konfirmasi', token)
		expect([status, body.error?.code]).toEqual([410, 'TAUTAN_TIDAK_BERLAKU'])
	}
	expect(await statusPage()).toBe('belum-dikonfirmasi')
})

test('every spelling of a mailbox is one address, and the table names none', async () => {
	expect(TEST_ADDRESSES.hash('Siti.R@gmail.com ')).toBe(TEST_ADDRESSES.hash('sitir+1@gmail.com'))
	expect(TEST_ADDRESSES.hash('siti+a@contoh.id')).toBe(TEST_ADDRESSES.hash('siti@contoh.id'))
	expect(TEST_ADDRESSES.hash('si.ti@contoh.id')).not.toBe(TEST_ADDRESSES.hash('siti@contoh.id'))
	await record('buat')
	await deliver()
	expect(JSON.stringify(await api.db.selectFrom('emailAlamat').selectAll().execute())).not.toContain('korban')
})

/** The mail server does not answer. */
async function failToDeliver() {
	const closed = await startMailServer()
	await closed.stop()
	const down = testMailer(closed.url)
	await testWorker(api.database, { mailer: down, now: () => api.clock.now }).deliverDue()
	await down.stop()
}

test('a mail that could not be sent is tried again, and is still the first one', async () => {
	await record('buat')
	await failToDeliver()
	api.clock.now += MINUTE_MS
	await deliver()
	expect(mail.received).toHaveLength(1)
})

test('after a first mail that failed for good the next one is the first', async () => {
	await record('buat')
	await failToDeliver()
	await api.db.updateTable('kotakKeluar').set({ status: 'gagal' }).execute()
	await record('buat')
	await record('buat')
	await deliver()
	expect([mail.received.length, await held()]).toEqual([1, ['Email belum dikonfirmasi pemiliknya.']])
})

test('a storm of changes: 1 mail before the confirmation, after it 6 on a day', async () => {
	const storm = async (changes: number) => {
		for (let i = 0; i < changes; i += 1) {
			await record('buat')
			await move(i % 2 ? '2026-11-21' : '2026-11-20', i % 2 ? '2026-11-20' : '2026-11-21')
			if (i % 10 === 0) await deliver()
		}
		api.clock.now += 10 * MINUTE_MS
		await deliver()
	}
	await storm(56)
	expect(mail.received).toHaveLength(1)
	await decide('konfirmasi', linksOf(mail.received[0] as { source: string }).konfirmasi ?? '')
	await storm(56)
	expect(mail.received).toHaveLength(1 + 6)
	expect((await held()).at(-1)).toBe('Sudah 6 email ke alamat ini hari ini.')
	api.clock.now += DAY_MS
	await record('buat')
	await deliver()
	expect(mail.received).toHaveLength(1 + 6 + 1)
})

test('changes of one reservation within ten minutes are one mail, from the first day to the last', async () => {
	const email = TEST_ADDRESSES.hash(EMAIL)
	await api.db.insertInto('emailAlamat').values({ alamat: email, keputusan: 'setuju', seenAt: 1 }).execute()
	await move('2026-11-17', '2026-11-18')
	await deliver()
	expect(mail.received).toHaveLength(0)
	api.clock.now += 9 * MINUTE_MS
	await record('status', { status: 'dikonfirmasi' })
	await move('2026-11-18', '2026-11-19')
	await deliver()
	api.clock.now += MINUTE_MS
	await deliver()
	expect(mail.received).toHaveLength(1)
	const { source } = mail.received[0] as { source: string }
	for (const day of ['Selasa, 17 November 2026', 'Kamis, 19 November 2026']) expect(source).toContain(day)
	expect(source).not.toContain('18 November')

	await move('2026-11-19', '2026-11-20')
	await move('2026-11-20', '2026-11-19')
	api.clock.now += 20 * MINUTE_MS
	await deliver()
	expect(mail.received).toHaveLength(1)
	expect(await held()).toEqual(['Kunjungannya kembali ke hari semula.'])
})

test('addresses without mail for 400 days are forgotten, but for those that stopped it', async () => {
	const rows = [
		{ alamat: 'a', keputusan: 'belum' as const, seenAt: SENIN_PAGI },
		{ alamat: 'b', keputusan: 'berhenti' as const, seenAt: SENIN_PAGI },
		{ alamat: 'c', keputusan: 'setuju' as const, seenAt: SENIN_PAGI + DAY_MS },
	]
	await api.db.insertInto('emailAlamat').values(rows).execute()
	const now = () => SENIN_PAGI + 400 * DAY_MS + 1
	await purge({ database: api.database, now, keepVisitorDays: 0, keepMemberDays: 0, keepAuditDays: 0 })
	const kept = await api.db.selectFrom('emailAlamat').select('alamat').orderBy('alamat').execute()
	expect(kept.map(({ alamat }) => alamat)).toEqual(['b', 'c'])
})
