import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPlainHospital, personalTables, rowsOf } from '../../tests/abuse/api/test-hospital.ts'
import { type Person, registerPerson } from '../../tests/abuse/api/test-person.ts'
import type { TestApi } from '../../tests/support/test-api.ts'
import { recordEvent } from '../peristiwa/record-event.ts'

let api: TestApi
let siti: Person
beforeAll(async () => {
	api = await openPlainHospital()
})
afterAll(() => api.dispose())
beforeEach(async () => {
	siti = await registerPerson(api, 'Siti', 3)
})

const remove = () => api.request('deleteMember', { cookie: siti.cookie })

test('no table has a row of a deleted member, and a reservation code is a 404', async () => {
	const { id: reservasiId } = await api.db.selectFrom('shopReservasi').select('id').executeTakeFirstOrThrow()
	await recordEvent(api.db, {
		aksi: 'status',
		sumber: 'reservasi',
		sumberId: reservasiId,
		label: siti.kode,
		rincian: { isi: { catatan: 'Ibu Siti sakit' }, fields: api.fields },
		staf: { id: '1', nama: 'Petugas' },
		now: api.clock.now,
	})
	const before = await rowsOf(api, personalTables)
	const rows = Object.fromEntries(personalTables.map((table) => [table, before[table]?.length ?? 0]))
	expect(rows).toMatchObject({
		member: 1,
		memberPerangkat: 1,
		memberPindah: 1,
		memberPasien: 2,
		shopKeranjang: 1,
		shopReservasi: 1,
	})

	const { status, body, cookie } = await remove()
	expect([status, body, cookie]).toEqual([200, { data: { deleted: true } }, 'member='])
	const left = await rowsOf(api, personalTables)
	expect(Object.values(left).flat()).toEqual([])
	const events = await api.db.selectFrom('peristiwa').selectAll().where('sumberId', '=', reservasiId).execute()
	expect(events.map(({ aksi, rincian }) => [aksi, rincian]).toSorted()).toEqual([
		['buat', null],
		['status', null],
	])
	expect(JSON.stringify(events)).not.toContain('Siti')

	const params = { kode: siti.kode }
	expect((await api.request('getReservasiByKode', { params, cookie: siti.cookie })).status).toBe(404)
	expect((await api.request('usePindah', { body: { token: siti.token } })).status).toBe(404)
	expect((await api.request('getMemberData', { cookie: siti.cookie })).status).toBe(401)
	expect((await remove()).status).toBe(401)
})

test('two concurrent deletions both clear the cookie', async () => {
	const responses = await Promise.all([remove(), remove()])
	expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 401])
	expect(responses.map(({ cookie }) => cookie)).toEqual(['member=', 'member='])
})

test('concurrent writes of the member leave no row', async () => {
	const { cookie, pasienId } = siti
	const visit = { atasNama: 'Siti', noTelp: '0812', tanggalVisit: '2026-11-17' }
	const responses = await Promise.all([
		api.request('createPasien', { cookie, body: { nama: 'Anak Siti' } }),
		api.request('createReservasi', { cookie, body: visit }),
		remove(),
		api.request('createKeranjang', { cookie, body: { pasienId, shopItemId: '2' } }),
		api.request('createReservasi', { cookie, body: visit }),
	])
	expect(responses.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
	expect(Object.values(await rowsOf(api, personalTables)).flat()).toEqual([])
})
