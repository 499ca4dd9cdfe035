import { formatNomor } from '../../contract/antrean/giliran.ts'
import type { AntreanSetting } from '../../contract/antrean/staff/antrean-setting.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import type { Db } from '../../database/schema.ts'

/** The counters with their numbers, and the other numbers of today that are not done; null where it is switched off. */
export async function readAntrean(db: Db, now: number) {
	const setting = await readAntreanSetting(db)
	if (!setting) return null
	const found = await db
		.selectFrom('antrean')
		.innerJoin('shopReservasi', 'shopReservasi.id', 'antrean.reservasiId')
		.select(['antrean.id', 'huruf', 'nomor', 'antrean.status', 'loket', 'reservasiId', 'kode'])
		.select(['antrean.createdAt', 'dipanggilAt'])
		.where('tanggal', '=', tanggalWib(now))
		.where('antrean.status', '<>', 'selesai')
		.orderBy('antrean.createdAt')
		.orderBy('nomor')
		.execute()
	const rows = found.map(({ huruf, nomor, ...row }) => ({ ...row, nomor: formatNomor(huruf, nomor) }))
	const loket = setting.loket.map((each) => ({
		...each,
		dipanggil: rows.find((row) => row.status === 'dipanggil' && row.loket === each.nama) ?? null,
	}))
	const atLoket = new Set(loket.map(({ dipanggil }) => dipanggil?.id))
	return {
		loket,
		menunggu: rows.filter(({ status }) => status === 'menunggu'),
		/** Also those of a counter that staff have renamed or removed. */
		dilewati: rows.filter(({ id, status }) => status !== 'menunggu' && !atLoket.has(id)),
	}
}

/** The numbers that these reservations have today, by their ids; not that of a check-in that was taken back. */
export async function readNomorOf(db: Db, reservasiIds: string[], now: number): Promise<Map<string, string>> {
	if (reservasiIds.length === 0) return new Map()
	const rows = await db
		.selectFrom('antrean')
		.innerJoin('shopReservasi', 'shopReservasi.id', 'antrean.reservasiId')
		.select(['reservasiId', 'huruf', 'nomor'])
		.where('reservasiId', 'in', reservasiIds)
		.where('shopReservasi.status', 'in', ['hadir', 'selesai'])
		.where('tanggal', '=', tanggalWib(now))
		.execute()
	return new Map(rows.map(({ reservasiId, huruf, nomor }) => [reservasiId, formatNomor(huruf, nomor)]))
}

export const readNomor = async (db: Db, reservasiId: string, now: number): Promise<string | null> =>
	(await readNomorOf(db, [reservasiId], now)).get(reservasiId) ?? null

/** The counter of a hospital that has named none. */
const ONE_LOKET = [{ nama: 'Loket 1', tempat: '', huruf: '' }]

/** How numbers are given and called; null where the hospital does not use them. */
export async function readAntreanSetting(db: Db): Promise<Omit<AntreanSetting, 'pakaiNomor'> | null> {
	const row = await db.selectFrom('antreanSetting').selectAll().where('pakaiNomor', '=', 1).executeTakeFirst()
	if (!row) return null
	const { cara, hurufUmum } = row
	const loket: AntreanSetting['loket'] = JSON.parse(row.loket)
	return { cara, hurufUmum, tipe: JSON.parse(row.tipe), loket: loket.length > 0 ? loket : ONE_LOKET }
}
