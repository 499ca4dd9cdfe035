import type { Slot } from '@medplum/fhirtypes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertRows, SENIN_PAGI } from '../../tests/support/test-rows.ts'
import { openTestFhir, type TestFhir } from './test-fhir.ts'

let fhir: TestFhir
beforeAll(async () => {
	fhir = await openTestFhir({ now: SENIN_PAGI })
	const { db } = fhir.database
	const hariBuka = ['Senin', 'Selasa'].map((hari) => ({ hari, jamMulai: '07:00', jamSelesai: '14:00' }))
	const windows = [
		{ jamMulai: '07:00', jamSelesai: '09:00', kuota: 1 },
		{ jamMulai: '09:00', jamSelesai: '11:00', kuota: null },
	]
	await insertRows(db, 'shopSetting', [
		{
			kuotaHarian: 3,
			hariBuka: JSON.stringify(hariBuka),
			jamDatang: JSON.stringify([{ hari: ['Selasa'], tanggal: null, jendela: windows }]),
		},
	])
	await insertRows(db, 'shopTipe', [{}])
	await insertRows(db, 'shopKategori', [{}])
	await insertRows(db, 'shopItem', [{}])
	await insertRows(db, 'member', [{}])
	const visits = ['2026-11-23', '2026-11-23', '2026-11-30', '2026-11-30', '2026-11-30', '2026-11-17']
	await insertRows(
		db,
		'shopReservasi',
		visits.map((tanggalVisit, at) => ({ kode: `K${at}`, tanggalVisit, jamDatang: at === 5 ? '07:00-09:00' : '' })),
	)
	await insertRows(
		db,
		'shopReservasiItem',
		visits.map((_, at) => ({ reservasiId: String(at + 1) })),
	)
})
afterAll(() => fhir.dispose())

const slots = async (query: string) =>
	((await fhir.search(`/Slot?${query}`)).bundle.entry ?? []).map(({ resource }) => resource as Slot)

test('each open day or window is a slot, with the places that are left', async () => {
	const found = (await slots('schedule=paket')).map(({ start, end, status, extension = [] }) => {
		const places = extension.find(({ url }) => url.endsWith('/slot-capacity'))?.valueInteger
		return [start.slice(8, 16), end.slice(11, 16), status, places]
	})
	expect(found).toEqual([
		['16T07:00', '14:00', 'free', 3],
		['17T07:00', '09:00', 'busy', undefined],
		['17T09:00', '11:00', 'free', 2],
		['23T07:00', '14:00', 'free', 1],
		['24T07:00', '09:00', 'free', 1],
		['24T09:00', '11:00', 'free', 3],
		['30T07:00', '14:00', 'busy', undefined],
	])
})

test('a free one leads to the shop', async () => {
	const [slot] = await slots('service-type=paket&status=free')
	expect(slot?.extension?.[0]?.valueUrl).toBe('https://rs.example/yasmin-shop')
})
