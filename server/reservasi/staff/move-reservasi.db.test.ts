import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAllowedStep } from '../../../contract/reservasi/staff/langkah-reservasi.ts'
import { type StatusReservasi, statusReservasi } from '../../../contract/reservasi/status-reservasi.ts'
import { tambahHari, tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { insertReservasiBasics, kodeOf, reserve } from '../../../tests/support/test-reservasi.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'

let staff: TestStaff
let petugas: TestPerson
beforeAll(async () => {
	staff = await openTestStaff()
	await insertReservasiBasics(staff)
	petugas = await staff.signedIn('pendaftaran', 'Wati')
})
afterAll(() => staff.dispose())

const move = (id: string, dari: StatusReservasi, ke: StatusReservasi, catatan = 'catatan') =>
	petugas.send('POST', `/reservasi/${id}/status`, { dari, ke, catatan })
const statusOf = async (id: string) =>
	(await staff.db.selectFrom('shopReservasi').select('status').where('id', '=', id).executeTakeFirst())?.status
const riwayatEvents = (id: string) => staff.db.selectFrom('peristiwa').selectAll().where('sumberId', '=', id).execute()
const riwayatOf = async (id: string) => (await petugas.send('GET', `/reservasi/${id}`)).body.data.riwayat

/** The issue's own words, apart from the table that the code reads. */
const allowed = [
	'menunggu batal',
	'baru dikonfirmasi',
	'dikonfirmasi hadir',
	'hadir selesai',
	'baru batal',
	'dikonfirmasi batal',
	'hadir batal',
	'dikonfirmasi tidak-hadir',
]

const today = tanggalWib(Date.now())

test.each([
	['tomorrow', 'hadir', 1, 409],
	['today', 'hadir', 0, 200],
	['yesterday', 'hadir', -1, 409],
	['tomorrow', 'tidak-hadir', 1, 409],
	['today', 'tidak-hadir', 0, 200],
	['yesterday', 'tidak-hadir', -1, 200],
] as const)('a visit of %s becomes %s only on the day, or stays away from then on', async (day, ke, days, expected) => {
	const id = `${day}-${ke}`
	await reserve(staff, [{ id, status: 'dikonfirmasi', tanggalVisit: tambahHari(today, days) }])
	const { status, body } = await move(id, 'dikonfirmasi', ke)
	expect([status, await statusOf(id)]).toEqual([expected, expected === 200 ? ke : 'dikonfirmasi'])
	if (status === 409) expect(body.error).toMatchObject({ code: 'LANGKAH_DITOLAK', fields: { ke: expect.any(String) } })
})

test('the time of the arrival is stored; it outlives the end of the visit, and goes with a check-in that is taken back', async () => {
	const hadirAt = async () =>
		(await staff.db.selectFrom('shopReservasi').select('hadirAt').where('id', '=', 'tiba').executeTakeFirst())?.hadirAt
	const back = (dari: StatusReservasi) => petugas.send('POST', '/reservasi/tiba/kembali', { dari, alasan: 'Salah' })
	await reserve(staff, [{ id: 'tiba', tanggalVisit: today }])
	const before = Date.now()
	await move('tiba', 'baru', 'dikonfirmasi')
	expect(await hadirAt()).toBeNull()
	await move('tiba', 'dikonfirmasi', 'hadir')
	const came = await hadirAt()
	expect(came).toBeGreaterThanOrEqual(before)
	await move('tiba', 'hadir', 'selesai')
	expect((await back('selesai')).status).toBe(200)
	expect(await hadirAt()).toBe(came)
	expect((await back('hadir')).status).toBe(200)
	expect([await statusOf('tiba'), await hadirAt()]).toEqual(['dikonfirmasi', null])
})

test('every allowed status change is made and stored in the history, every other one changes nothing', async () => {
	for (const dari of statusReservasi)
		for (const ke of statusReservasi) {
			const id = `${dari}-${ke}`
			await reserve(staff, [{ id, status: dari, kode: kodeOf(id), tanggalVisit: today }])
			const { status, body } = await move(id, dari, ke)
			if (allowed.includes(`${dari} ${ke}`)) {
				expect([status, await statusOf(id)], id).toEqual([200, ke])
				expect(await riwayatOf(id)).toMatchObject([{ dari, ke, catatan: 'catatan', stafNama: 'Wati' }])
			} else {
				expect([status, body.error.code, await statusOf(id)], id).toEqual([409, 'LANGKAH_DITOLAK', dari])
				expect(await riwayatOf(id)).toEqual([])
			}
			expect(isAllowedStep(dari, ke)).toBe(allowed.includes(`${dari} ${ke}`))
		}
})

test('a change from an outdated status gets 409, and nothing is lost', async () => {
	await reserve(staff, [{ id: 'lama', status: 'hadir' }])
	const { status, body } = await move('lama', 'baru', 'dikonfirmasi')
	expect([status, body.error.code, await statusOf('lama')]).toEqual([409, 'SUDAH_BERUBAH', 'hadir'])
	expect((await move('tidak-ada', 'baru', 'batal')).status).toBe(404)
	const dance = { dari: 'baru', ke: 'menari' }
	expect((await petugas.send('POST', '/reservasi/lama/status', dance)).status).toBe(400)
})

test('of several changes at once, one succeeds', async () => {
	await reserve(staff, [{ id: 'rebutan' }])
	const answers = await Promise.all([
		...Array.from({ length: 3 }, () => move('rebutan', 'baru', 'dikonfirmasi')),
		...Array.from({ length: 3 }, () => move('rebutan', 'baru', 'batal')),
	])
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
	const riwayat = await riwayatOf('rebutan')
	expect(riwayat).toHaveLength(1)
	expect(await statusOf('rebutan')).toBe(riwayat[0].ke)
	const trail = staff.db.selectFrom('peristiwa').selectAll().where('sumberId', '=', 'rebutan')
	expect(await trail.execute()).toMatchObject([{ aksi: 'status', stafNama: 'Wati', label: kodeOf('rebutan') }])
})

test('a cancellation needs a reason, which is deleted with the reservation and not in the audit trail', async () => {
	await reserve(staff, [{ id: 'dibatalkan' }])
	const refused = await move('dibatalkan', 'baru', 'batal', ' ')
	expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, ['catatan']])
	await move('dibatalkan', 'baru', 'batal', 'Ibu Siti sakit')
	expect(await riwayatOf('dibatalkan')).toMatchObject([{ catatan: 'Ibu Siti sakit' }])
	const admin = await staff.signedIn('admin')
	const trail = (await admin.send('GET', '/audit?sumberId=dibatalkan')).body
	expect(trail.data).toHaveLength(1)
	expect(JSON.stringify(trail)).not.toContain('Siti')
	await staff.db.deleteFrom('shopReservasi').where('id', '=', 'dibatalkan').execute()
	expect(await riwayatEvents('dibatalkan')).toMatchObject([{ aksi: 'status', rincian: null }])
})

test('the history survives the deletion of its staff', async () => {
	const leaving = await staff.signedIn('pendaftaran', 'Yang pergi')
	await reserve(staff, [{ id: 'riwayat' }])
	await leaving.send('POST', '/reservasi/riwayat/status', { dari: 'baru', ke: 'dikonfirmasi' })
	await staff.db.deleteFrom('staf').where('id', '=', leaving.id).execute()
	expect(await riwayatOf('riwayat')).toMatchObject([{ stafNama: 'Yang pergi' }])
})
