import { expect, test } from 'vitest'
import { readsJenis } from './invalidate-changed.ts'

test.each([
	[['reservasi', 'getList', {}], true],
	[['staff-api', '/reservasi/abc'], true],
	[['staff-api', '/reservasi/jumlah?tanggal=2026-11-16'], true],
	[['staff-api', '/dasbor?hari=30'], true],
	[['staff-api', '/menunggu'], true],
	[['staff-api', '/menunggu/jumlah'], true],
	[['staff-api', '/komentar?status=menunggu'], false],
	[['staff-api', '/reservasi-lain'], false],
	[['artikel', 'getList', {}], false],
	[['staff-api', null], false],
])('whether %j is read again after a change of reservations: %s', (queryKey, isRead) => {
	expect(readsJenis({ queryKey }, 'reservasi')).toBe(isRead)
})
