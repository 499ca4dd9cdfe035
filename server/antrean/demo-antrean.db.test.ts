import { expect, test } from 'vitest'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { insertRows } from '../../tests/support/test-rows.ts'
import { openTestStaff } from '../../tests/support/test-staff.ts'

test('in the demo hospital the queue is off; switched on, the next check-in has the letter of its package', async () => {
	const staff = await openTestStaff({ demo: true })
	const admin = await staff.signedIn('admin')
	expect(
		await staff.db.selectFrom('antreanSetting').select('pakaiNomor').where('pakaiNomor', '=', 1).execute(),
	).toEqual([])
	const paket = await staff.db.selectFrom('shopItem').select(['id', 'tipeId']).orderBy('id').executeTakeFirstOrThrow()
	const isian = { pakaiNomor: 1, cara: 'tipe', hurufUmum: 'A', tipe: [{ tipeId: paket.tipeId, huruf: 'B' }], loket: [] }
	const saved = await admin.send('PATCH', '/antrean-setting/utama', isian)
	expect(saved.status, JSON.stringify(saved.body)).toBe(200)
	await insertRows(staff.db, 'member', [{ id: 'm' }])
	const visit = { id: 'r', memberId: 'm', kode: 'KODE-R', tanggalVisit: tanggalWib(Date.now()) }
	await insertRows(staff.db, 'shopReservasi', [{ ...visit, status: 'dikonfirmasi' }])
	await insertRows(staff.db, 'shopReservasiItem', [{ id: 'i', reservasiId: 'r', shopItemId: paket.id }])
	const came = await admin.send('POST', '/reservasi/r/status', { dari: 'dikonfirmasi', ke: 'hadir' })
	expect(came.status).toBe(200)
	const rows = await staff.db.selectFrom('antrean').select(['huruf', 'nomor']).execute()
	expect(rows).toEqual([{ huruf: 'B', nomor: 1 }])
	await staff.dispose()
})
