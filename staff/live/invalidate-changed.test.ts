import { expect, test } from 'vitest'
import { readsJenis } from './invalidate-changed.ts'

test.each([
	[['reservasi', 'getList', {}], true],
	[['staff-api', '/api/v1/staf/reservasi/abc'], true],
	[['staff-api', '/api/v1/staf/reservasi/jumlah?tanggal=2026-11-16'], true],
	[['staff-api', '/api/v1/staf/dasbor?hari=30'], true],
	[['staff-api', '/api/v1/staf/menunggu'], true],
	[['staff-api', '/api/v1/staf/menunggu/jumlah'], true],
	[['staff-api', '/api/v1/staf/antrean'], true],
	[['staff-api', '/api/v1/staf/antrean-setting/utama'], false],
	[['staff-api', '/api/v1/staf/komentar?status=menunggu'], false],
	[['staff-api', '/api/v1/staf/reservasi-lain'], false],
	[['artikel', 'getList', {}], false],
	[['staff-api', null], false],
])('whether %j is read again after a change of reservations: %s', (queryKey, isRead) => {
	expect(readsJenis({ queryKey }, 'reservasi')).toBe(isRead)
})
