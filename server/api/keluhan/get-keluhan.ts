import type { getKeluhan as call } from '../../../contract/keluhan.ts'
import { waktuWib } from '../../../contract/tanggal.ts'
import { isShown } from '../../../database/is-shown.ts'
import { readSpesialisasi } from '../../search/read-spesialisasi.ts'
import type { Handler } from '../context.ts'
import { dokterQuery, readDokter } from '../dokter/read-dokter.ts'
import { nextHours } from './next-hours.ts'
import { readTandaBahaya } from './read-tanda-bahaya.ts'

/** What the complaint finder needs, in a fixed number of queries. */
export const getKeluhan: Handler<typeof call> = async (_, context) => {
	const { db, now } = context
	const [changes, poliKlinik, rows] = await Promise.all([
		readTandaBahaya(db),
		db
			.selectFrom('poliKlinik')
			.select(['id', 'nama', 'spesialisasi'])
			.where(isShown('poliKlinik'))
			.orderBy('cari')
			.orderBy('id')
			.execute(),
		dokterQuery(db).execute(),
	])
	const [spesialisasiOf, dokter] = await Promise.all([readSpesialisasi(db, poliKlinik), readDokter(context, rows)])
	const hoursOf = nextHours(dokter, waktuWib(now()))
	const poli = poliKlinik.map(({ id }) => ({
		id,
		spesialisasi: spesialisasiOf.get(id) ?? [],
		praktik: hoursOf.get(id) ?? [],
	}))
	return { data: { ...changes, poli } }
}
