import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeMmdb } from '../../tests/support/write-mmdb.ts'
import { openGeoDb } from './open-geo-db.ts'

const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-geo-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = join(folder, 'kota.mmdb')
writeMmdb(file, '203.0.113.0', 24, {
	country: { iso_code: 'ID', names: { en: 'Indonesia' } },
	subdivisions: [{ iso_code: 'JI', names: { en: 'East Java' } }],
	city: { names: { en: 'Banyuwangi' } },
	location: { latitude: -8.2192, longitude: 114.3691, time_zone: 'Asia/Jakarta' },
})

test('a known network gives the fields of a visitor record', async () => {
	const findPlace = await openGeoDb(file)
	expect(findPlace('203.0.113.0')).toEqual({
		provider: null,
		negara: 'ID',
		provinsi: 'East Java',
		kota: 'Banyuwangi',
		timezone: 'Asia/Jakarta',
		latitude: -8.2192,
		longitude: 114.3691,
	})
})

test.each(['198.51.100.0', '2001:db8:1::', '999.1.2.0', 'in-process'])('%s gives no place', async (network) => {
	const findPlace = await openGeoDb(file)
	expect(Object.values(findPlace(network)).filter((value) => value !== null)).toEqual([])
})

test('another file is an error', async () => {
	writeFileSync(join(folder, 'rusak.mmdb'), 'halo')
	await expect(openGeoDb(join(folder, 'rusak.mmdb'))).rejects.toThrow()
	await expect(openGeoDb(join(folder, 'missing.mmdb'))).rejects.toThrow()
})
