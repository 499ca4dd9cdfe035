import type { Dokter } from '../../../contract/dokter/dokter.ts'
import type { getKeluhan as call, KeluhanData, KeluhanPoli } from '../../../contract/dokter/keluhan.ts'
import { daysFrom, isOver, replacements, takesPlace } from '../../../contract/dokter/takes-place.ts'
import { waktuWib } from '../../../contract/tanggal/tanggal.ts'
import { isShown } from '../../../database/is-shown.ts'
import type { Db } from '../../../database/schema.ts'
import { dangerSigns } from '../../../lexicon/danger-signs.ts'
import type { Handler } from '../../api/context.ts'
import { readSpesialisasi } from '../../search/read-documents.ts'
import { dokterQuery, readDokter } from '../read-dokter.ts'

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

type Hours = KeluhanPoli['praktik'][number]

const DAYS_AHEAD = 14
const MAX_HOURS = 3

/** The next hours of practice of each clinic, by its id. Doctors with the same hours count once. */
function nextHours(dokter: Pick<Dokter, 'jadwal'>[], sekarang: string): Map<string, Hours[]> {
	const days = daysFrom(sekarang, DAYS_AHEAD)
	const hoursOf = new Map<string, Map<string, Hours>>()
	for (const { jadwal } of dokter) {
		const slots = [...jadwal.waktu, ...replacements(jadwal.pengecualian)]
		for (const day of days)
			for (const slot of slots) {
				const { poliKlinikId, jamMulai, jamSelesai } = slot
				const { tanggal } = day
				if (!takesPlace(slot, day, jadwal.pengecualian) || isOver(slot, tanggal, sekarang)) continue
				const hours = hoursOf.get(poliKlinikId) ?? new Map()
				hoursOf.set(poliKlinikId, hours.set(`${tanggal} ${jamMulai} ${jamSelesai}`, { tanggal, jamMulai, jamSelesai }))
			}
	}
	return new Map([...hoursOf].map(([id, hours]) => [id, firstOf(hours)]))
}

const firstOf = (hours: Map<string, Hours>) =>
	[...hours]
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.slice(0, MAX_HOURS)
		.map(([, each]) => each)

const groups = new Set(dangerSigns.map(({ id }) => id))
const builtIn = new Set(dangerSigns.flatMap(({ tanda }) => tanda))

type TandaBahaya = KeluhanData['tandaBahaya']
type Bantuan = KeluhanData['bantuan']

/** The nationwide number, until staff name helplines of their own. */
const emergencyLine: Bantuan = [{ nama: 'Layanan darurat', nomor: '119' }]

/** What staff changed in the danger signs, without groups and phrases that the list does not have. */
async function readTandaBahaya(db: Db): Promise<{ tandaBahaya: TandaBahaya; bantuan: Bantuan }> {
	const row = await db
		.selectFrom('tandaBahaya')
		.select(['ditambah', 'dimatikan', 'kalimat', 'bantuan'])
		.executeTakeFirst()
	if (!row) return { tandaBahaya: { ditambah: [], dimatikan: [], kalimat: [] }, bantuan: emergencyLine }
	const ditambah: TandaBahaya['ditambah'] = JSON.parse(row.ditambah)
	const dimatikan: TandaBahaya['dimatikan'] = JSON.parse(row.dimatikan)
	const kalimat: TandaBahaya['kalimat'] = JSON.parse(row.kalimat)
	const bantuan: Bantuan = JSON.parse(row.bantuan)
	return {
		tandaBahaya: {
			ditambah: ditambah.filter(({ kelompok }) => groups.has(kelompok)),
			dimatikan: dimatikan.filter((tanda) => builtIn.has(tanda)),
			kalimat: kalimat.filter(({ kelompok }) => groups.has(kelompok)),
		},
		bantuan: bantuan.length > 0 ? bantuan : emergencyLine,
	}
}
