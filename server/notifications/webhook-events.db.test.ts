import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
	kontenTerbit,
	type Peristiwa,
	peristiwa,
	peristiwaWebhook,
	webhookData,
} from '../../contract/notifikasi/staff/peristiwa.ts'
import type { StatusReservasi } from '../../contract/reservasi/status-reservasi.ts'
import { testWorker } from '../../tests/support/test-delivery.ts'
import { plain } from '../../tests/support/test-fields.ts'
import { openTestMachine } from '../../tests/support/test-machine.ts'
import { insertReservasiBasics, insertShop, kodeOf, reserve } from '../../tests/support/test-reservasi.ts'
import { insertRows, SENIN_PAGI } from '../../tests/support/test-rows.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../tests/support/test-staff.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../tests/support/webhook-receiver.ts'
import { PENGUNJUNG, recordEvent } from '../peristiwa/record-event.ts'
import { entities } from '../staff/content/entities.ts'
import { publishDue } from '../staff/publishing/publish-due.ts'
import { dailyMailJobs } from './daily-mail-jobs.ts'
import { newWebhookSecret } from './post-webhook.ts'

// Every event of the registry, caused as staff cause it, or recorded as a visitor's change is.

const HARI_INI = '2026-11-16'

let staff: TestStaff
let admin: TestPerson
/** One without personal data, one with it. */
let receivers: { biasa: WebhookReceiver; pribadi: WebhookReceiver }
let number = 0
let id: string
beforeAll(async () => {
	vi.setSystemTime(SENIN_PAGI)
	staff = await openTestStaff()
	admin = await staff.signedIn('admin')
	receivers = { biasa: await startWebhookReceiver(), pribadi: await startWebhookReceiver() }
	const { db } = staff
	await insertReservasiBasics(staff)
	await insertShop(staff)
	await insertRows(db, 'antreanSetting', [{ pakaiNomor: 1 }])
	await insertRows(db, 'kategoriArtikel', [{}])
	await insertRows(db, 'artikel', [{ judul: 'Demam', uri: 'demam' }])
	await insertRows(db, 'poliKlinik', [{ nama: 'Poli Anak' }])
	await insertRows(db, 'dokter', [
		{ nama: 'dr. Ani', uri: 'dr-ani', tampil: 1 },
		{ nama: 'dr. Rahasia', tampil: 0 },
	])
	for (const [nama, receiver] of Object.entries(receivers))
		await db
			.insertInto('webhook')
			.values({
				id: nama,
				nama,
				url: receiver.url,
				rahasia: plain(newWebhookSecret()),
				peristiwa: JSON.stringify(peristiwa),
				dataPribadi: nama === 'pribadi' ? 1 : 0,
				createdAt: 1,
			})
			.execute()
})
afterAll(async () => {
	vi.useRealTimers()
	await Promise.all([receivers.biasa.stop(), receivers.pribadi.stop(), staff.dispose()])
})
beforeEach(async () => {
	vi.setSystemTime(SENIN_PAGI)
	number += 1
	id = `r${number}`
	await reserve(staff, [
		{ id, kode: kodeOf(`R${'ABCDEFGHJKLMNPQRSTUVWXYZ'[number % 24]}${number}`), tanggalVisit: HARI_INI },
	])
	await deliver()
	for (const { received } of Object.values(receivers)) received.length = 0
})

const deliver = () => testWorker(staff.database).deliverDue()
const set = (values: object) => staff.db.updateTable('shopReservasi').set(values).where('id', '=', id).execute()
async function send(method: string, path: string, body?: object) {
	const answer = await admin.send(method, path, body)
	expect([answer.status, answer.body.error]).toEqual([expect.toBeOneOf([200, 201]), undefined])
	return answer.body.data
}
const record = (sumber: string, sumberId: string, aksi: string, sesudah: object = {}, sebelum: object = {}) =>
	recordEvent(staff.db, { sumber, sumberId, aksi, label: '', sebelum, sesudah, staf: PENGUNJUNG, now: Date.now() })

/** Moves the reservation through these statuses. */
async function move(...statuses: StatusReservasi[]) {
	for (const [place, ke] of statuses.slice(1).entries())
		await send('POST', `/reservasi/${id}/status`, { dari: statuses[place], ke, catatan: 'Permintaan pasien' })
}

async function call() {
	await move('baru', 'dikonfirmasi', 'hadir')
	const { loket } = await send('GET', '/antrean')
	await send('POST', '/antrean/berikutnya', { loket: 'Loket 1', dari: loket[0].dipanggil?.id ?? null })
	return (await send('GET', '/antrean')).loket[0].dipanggil
}

const leave = {
	jenis: 'cuti',
	dokterId: '1',
	poliKlinikId: null,
	mulai: '2026-11-18',
	selesai: '2026-11-20',
	alasan: 'Sakit berat',
}
const slot = { dokterId: '1', poliKlinikId: '1', hari: ['Senin', 'Rabu'], jamMulai: '08:00', jamSelesai: '12:00' }

const causes: Record<Peristiwa, () => Promise<unknown>> = {
	'reservasi.dibuat': () => record('reservasi', id, 'buat', { status: 'baru', tanggalVisit: HARI_INI }),
	'reservasi.menunggu': async () => {
		await set({ status: 'menunggu' })
		await record('reservasi', id, 'buat', { status: 'menunggu', tanggalVisit: HARI_INI })
	},
	'reservasi.ditawari': async () => {
		await set({ status: 'menunggu' })
		await record('reservasi', id, 'tawarkan-tempat', { ditawarkanSampai: SENIN_PAGI + 3_600_000 })
	},
	'reservasi.dikonfirmasi': () => move('baru', 'dikonfirmasi'),
	'reservasi.diminta-memilih': () => send('POST', `/reservasi/${id}/minta-memilih`, { dari: HARI_INI }),
	'reservasi.dijadwalkan-ulang': () =>
		send('POST', `/reservasi/${id}/tanggal`, { dari: HARI_INI, ke: '2026-11-19', catatan: 'Dokter cuti' }),
	'reservasi.diubah': async () => {
		await insertRows(staff.db, 'shopReservasiItem', [{ id: `${id}-b`, reservasiId: id, shopItemNama: 'Cek Gula' }])
		await send('DELETE', `/reservasi/${id}/paket/${id}-b`, { dari: [`${id}-0`, `${id}-b`] })
	},
	'reservasi.pengingat': async () => {
		await set({ tanggalVisit: '2026-11-17' })
		vi.setSystemTime(SENIN_PAGI + 7 * 3_600_000)
		for (const job of dailyMailJobs(staff.db, Date.now)) await job.run(new AbortController().signal)
	},
	'reservasi.hadir': () => move('baru', 'dikonfirmasi', 'hadir'),
	'reservasi.pembayaran': () =>
		send('POST', `/reservasi/${id}/bayar`, {
			dari: { bayar: 'belum', metodeBayar: '' },
			ke: { bayar: 'lunas', metodeBayar: 'qris' },
		}),
	'reservasi.selesai': () => move('baru', 'dikonfirmasi', 'hadir', 'selesai'),
	'reservasi.tidak-hadir': () => move('baru', 'dikonfirmasi', 'tidak-hadir'),
	'reservasi.batal': () => move('baru', 'batal'),
	'antrean.dipanggil': call,
	'antrean.dilewati': async () => {
		const { id: nomorId } = await call()
		await send('POST', `/antrean/${nomorId}`, { loket: 'Loket 1', dari: 'dipanggil', ke: 'dilewati' })
	},
	'komentar.diterima': async () => {
		await insertRows(staff.db, 'artikelKomentar', [{ id, nama: 'Ibu Siti', komentar: 'Cek Gula di mana?' }])
		await record('komentar', id, 'terima')
	},
	'jadwal.pengecualian': () => send('POST', '/jadwal/pengecualian', leave),
	'jadwal.diubah': () => send('POST', '/jadwal/waktu', slot),
	'jadwal.catatan': () => send('POST', '/jadwal/catatan', { dokterId: '1', keterangan: 'Dengan perjanjian' }),
	'konten.terbit': () =>
		send('POST', '/artikel', { judul: 'Gizi anak', textContent: '', kategoriArtikelId: '1', status: 'terbit' }),
}

interface Body {
	type: string
	// biome-ignore lint/suspicious/noExplicitAny: every test knows what it caused
	data: any
}

/** What both receivers got, in order. */
async function sent(): Promise<Record<'biasa' | 'pribadi', Body[]>> {
	await deliver()
	const bodies = ({ received }: WebhookReceiver) => received.map(({ body }) => JSON.parse(body))
	return { biasa: bodies(receivers.biasa), pribadi: bodies(receivers.pribadi) }
}

/** Name, number, package and the address that the code opens. */
const personal = /Ibu Siti|81234567890|3456-7890|Cek Gula|"Paket"|reservasi-status|Siti Rahma/

test.each(peristiwa)(
	'%s is sent with what its schema says, and without anything personal unless allowed',
	async (name) => {
		await causes[name]()
		const { biasa, pribadi } = await sent()
		expect([biasa.at(-1)?.type, pribadi.at(-1)?.type]).toEqual([name, name])
		expect(webhookData(name, false).safeParse(biasa.at(-1)?.data).error).toBeUndefined()
		expect(webhookData(name, true).safeParse(pribadi.at(-1)?.data).error).toBeUndefined()
		expect(JSON.stringify(biasa)).not.toMatch(personal)
		const outbox = await staff.db.selectFrom('kotakKeluar').selectAll().execute()
		expect(JSON.stringify(outbox)).not.toMatch(personal)
		expect(biasa.at(-1)?.data.rumahSakit).toEqual({ nama: 'RS Uji', noTelp: '0333-1' })
	},
)

test('a gateway gets everything of a message: number in E.164, day and window in words and ISO, packages, link', async () => {
	await set({ jamDatang: '07:00-09:00', noTelp: '812 3456 7890' })
	await move('baru', 'dikonfirmasi')
	const { kode } = await staff.db
		.selectFrom('shopReservasi')
		.select('kode')
		.where('id', '=', id)
		.executeTakeFirstOrThrow()
	expect((await sent()).pribadi.at(-1)?.data).toEqual({
		kode,
		status: 'dikonfirmasi',
		statusNama: 'Sudah dikonfirmasi',
		tanggalVisit: HARI_INI,
		jamDatang: '07:00-09:00',
		kunjungan: 'Senin, 16 November 2026, pukul 07.00–09.00 WIB',
		mulai: '2026-11-16T07:00:00+07:00',
		selesai: '2026-11-16T09:00:00+07:00',
		atasNama: 'Ibu Siti',
		noTelp: '+6281234567890',
		paket: ['Paket'],
		tautan: `https://rs.example.com/reservasi-status/${kode}`,
		rumahSakit: { nama: 'RS Uji', noTelp: '0333-1' },
	})
	await set({ noTelp: 'tidak ada' })
	await move('dikonfirmasi', 'batal')
	expect((await sent()).pribadi.at(-1)?.data.noTelp).toBe('')
})

test('another window on the same day sends both windows; other devices and offers are sent too', async () => {
	await set({ jamDatang: '09:00-11:00' })
	const moved = { jamDatang: '09:00-11:00', perangkatLain: true }
	await record('reservasi', id, 'jadwal-ulang', moved, { jamDatang: '07:00-09:00' })
	await record('reservasi', id, 'tawarkan-tempat', { ditawarkanSampai: SENIN_PAGI })
	const [window, offer] = (await sent()).biasa
	expect(window?.data).toMatchObject({
		kunjungan: 'Senin, 16 November 2026, pukul 09.00–11.00 WIB',
		kunjunganLama: 'Senin, 16 November 2026, pukul 07.00–09.00 WIB',
		perangkatLain: true,
	})
	expect(window?.data).not.toHaveProperty('dari')
	expect(offer?.data).toMatchObject({
		ditawarkanSampai: '2026-11-16T09:00:00+07:00',
		ditawarkanSampaiNama: '16 Nov 2026, 09.00 WIB',
	})
})

test('a number that is called again is sent again, with its counter; one that is done is not', async () => {
	const called = await call()
	const step = (ke: string) => send('POST', `/antrean/${called.id}`, { loket: 'Loket 1', dari: 'dipanggil', ke })
	await step('dipanggil')
	await step('selesai')
	const calls = (await sent()).biasa.filter(({ type }) => type.startsWith('antrean'))
	expect(calls.map(({ type, data }) => [type, data.nomorAntrean, data.loket])).toEqual(
		Array(2).fill(['antrean.dipanggil', called.nomor, 'Loket 1']),
	)
})

test('a leave says doctor, days and change; its reason only where the site shows it, and nothing of a hidden doctor', async () => {
	const { created } = await send('POST', '/jadwal/pengecualian', leave)
	const [entry] = await send('GET', '/jadwal/pengecualian').then((rows) =>
		rows.filter((row: { id: string }) => row.id === created.id),
	)
	const change = { ...leave, selesai: '2026-11-18', alasanTampil: true, versi: entry.versi }
	await send('PATCH', `/jadwal/pengecualian/${created.id}`, change)
	// The message has the present state.
	const [first, second] = (await sent()).biasa
	expect(second?.data).toEqual({
		perubahan: 'diubah',
		jenis: 'cuti',
		jenisNama: 'Dokter cuti atau berhalangan',
		dokter: { id: '1', nama: 'dr. Ani' },
		poliKlinik: null,
		mulai: '2026-11-18',
		selesai: '2026-11-18',
		jamMulai: null,
		jamSelesai: null,
		waktu: 'Rabu, 18 November 2026',
		alasan: 'Sakit berat',
		tautan: 'https://rs.example.com/dokter/dr-ani',
		rumahSakit: { nama: 'RS Uji', noTelp: '0333-1' },
	})
	expect(first?.data.perubahan).toBe('dibuat')
	const [current] = (await send('GET', '/jadwal/pengecualian')).filter((row: { id: string }) => row.id === created.id)
	await send('DELETE', `/jadwal/pengecualian/${created.id}`, { versi: current.versi })
	await send('POST', '/jadwal/pengecualian', { ...leave, dokterId: '2' })
	const closed = { jenis: 'tutup', poliKlinikId: '1', mulai: '2026-11-18', selesai: '2026-11-20', alasan: 'Rapat' }
	await send('POST', '/jadwal/pengecualian', closed)
	const [, , removed, clinic, ...others] = (await sent()).biasa
	expect(others).toEqual([])
	expect(removed?.data).toMatchObject({ perubahan: 'dihapus', dokter: { nama: 'dr. Ani' }, mulai: '2026-11-18' })
	expect(clinic?.data).toMatchObject({ dokter: null, poliKlinik: { id: '1', nama: 'Poli Anak' } })
	expect(clinic?.data.waktu).toBe('Rabu, 18 November 2026 sampai Jumat, 20 November 2026')
	expect(clinic?.data).not.toHaveProperty('alasan')
})

test('leave that the SIMRS sends and takes back says as much as that of staff', async () => {
	const simrs = await openTestMachine(staff)
	await staff.db.updateTable('dokter').set({ kodeSimrs: 'D1' }).where('id', '=', '1').execute()
	const cuti = { kode: 'C1', dokter: 'D1', mulai: '2026-12-01', selesai: '2026-12-01' }
	for (const data of [[cuti], []]) {
		expect((await simrs.send('PUT', '/cuti', { data })).status).toBe(200)
		await deliver()
	}
	const bodies = (await sent()).biasa
	expect(bodies.map(({ data }) => data.perubahan)).toEqual(['dibuat', 'dihapus'])
	for (const { data } of bodies) expect(webhookData('jadwal.pengecualian', false).safeParse(data).error).toBeUndefined()
	await staff.db.updateTable('dokter').set({ kodeSimrs: null }).where('id', '=', '1').execute()
})

test('hours that the form of a doctor or an import changed are sent, with the week in words; other fields are not', async () => {
	const { dokterId: _, ...hours } = slot
	await send('PATCH', '/dokter/1', { waktu: [{ ...hours, keteranganWaktu: 'Pagi' }] })
	await send('PATCH', '/dokter/1', { spesialis: 'Anak' })
	await send('POST', '/dokter', { nama: 'dr. Baru', spesialis: 'Anak' })
	const bodies = (await sent()).biasa
	expect(bodies.map(({ type }) => type)).toEqual(['jadwal.diubah'])
	expect(bodies[0]?.data.waktu).toBe('Senin, Rabu 08.00–12.00 WIB (Poli Anak)')
	expect(webhookData('jadwal.diubah', false).safeParse(bodies[0]?.data).error).toBeUndefined()
})

test('content is sent when it becomes public, by hand or by its schedule, and not when it is edited', async () => {
	const artikel = { judul: 'Vaksin', textContent: '', kategoriArtikelId: '1' }
	const { created } = await send('POST', '/artikel', { ...artikel, status: 'konsep' })
	await send('PATCH', `/artikel/${created.id}`, { judul: 'Vaksin anak' })
	expect((await sent()).biasa).toEqual([])
	await send('PATCH', `/artikel/${created.id}`, { status: 'terjadwal', terbitPada: SENIN_PAGI + 60_000 })
	vi.setSystemTime(SENIN_PAGI + 60_000)
	await publishDue(staff.database, Date.now())
	await send('PATCH', `/artikel/${created.id}`, { judul: 'Vaksin untuk anak' })
	const banner = { contentType: 'gambar', content: 'b.webp', text: 'Promo', status: 'terbit' }
	await send('POST', '/beranda-banner', banner)
	expect((await sent()).biasa.map(({ data: { jenis, judul, tautan } }) => [jenis, judul, tautan])).toEqual([
		['artikel', 'Vaksin anak', 'https://rs.example.com/info-kesehatan/vaksin'],
		['beranda-banner', 'Promo', 'https://rs.example.com/'],
	])
})

test('a reminder whose visit was cancelled meanwhile is not sent, and one is written without a mail server', async () => {
	await staff.db.deleteFrom('tugas').execute()
	await causes['reservasi.pengingat']()
	await set({ status: 'batal' })
	await deliver()
	const rows = await staff.db.selectFrom('kotakKeluar').selectAll().where('reservasiId', '=', id).execute()
	expect(rows.map(({ peristiwa, status }) => [peristiwa, status])).toEqual(
		Array(2).fill(['reservasi.pengingat', 'dilewati']),
	)
})

test('notes and views of the desk reach no webhook', async () => {
	await send('POST', `/reservasi/${id}/catatan`, { dari: '', ke: 'Takut jarum' })
	await send('POST', `/reservasi/${id}/wa`)
	await send('GET', `/reservasi/${id}`)
	expect(await sent()).toEqual({ biasa: [], pribadi: [] })
})

test('no domain event has two messages, and all content with a publishing status is named', () => {
	const origins = peristiwa.flatMap((each): string[] => [...peristiwaWebhook[each].asal])
	expect(origins.filter((each, place) => origins.indexOf(each) !== place)).toEqual([])
	const published = entities.filter((entity) => entity.published).map(({ sumber }) => sumber)
	expect([...kontenTerbit].toSorted()).toEqual(published.toSorted())
})
