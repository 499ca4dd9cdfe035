import { BOOKING_DAYS_AHEAD } from '../../contract/dokter/next-practice.ts'
import { isOver } from '../../contract/dokter/takes-place.ts'
import { keyOf, windowsOf } from '../../contract/reservasi/kalender.ts'
import { tambahHari, tanggalWib, waktuWib } from '../../contract/tanggal/tanggal.ts'
import { isPublished } from '../../database/is-published.ts'
import type { Db } from '../../database/schema.ts'
import { daysOf, describeDay, readTaken, readVisitRules } from '../reservasi/kalender/read-visit-days.ts'

/** Hours of one day, as WIB has them. */
export interface FhirJam {
	tanggal: string
	jamMulai: string
	/** On the next day if it is not after `jamMulai`. */
	jamSelesai: string
	keterangan: string
	/** How many people can still come, or of hours of practice how many they are for; without it there is no quota. */
	kuota?: number
}

export interface FhirKunjungan extends FhirJam {
	isFree: boolean
}

/** Whether one more person can come is what decides. */
const ONE_PERSON = [{ shopItemId: null, pasienId: null }]

/** The open days on which packages of the shop can be had, or their windows of arrival, as visitors see them. */
export async function readKunjungan(db: Db, now: number): Promise<FhirKunjungan[]> {
	const [rules, paket] = await Promise.all([
		readVisitRules(db, [], now, { isVisitor: true }),
		db.selectFrom('shopItem').select('id').where(isPublished('shopItem')).limit(1).executeTakeFirst(),
	])
	if (!rules.range || !paket) return []
	const last = tambahHari(tanggalWib(now), BOOKING_DAYS_AHEAD)
	const { dateStart, dateEnd } = rules.range
	const range = { dateStart, dateEnd: dateEnd < last ? dateEnd : last }
	const taken = await readTaken(db, range, rules)
	const left = (kuota: number | null, key: string) => (kuota === null ? Infinity : kuota - (taken.people.get(key) ?? 0))
	return daysOf(range)
		.flatMap((tanggal): FhirKunjungan[] => {
			const day = describeDay(tanggal, ONE_PERSON, taken, rules)
			if (day.keadaan === 'tutup') return []
			const isOpen = day.keadaan === 'buka'
			const places = left(rules.kuotaHarian, tanggal)
			const { keterangan } = day
			if (!day.jamDatang) {
				const hours = { jamMulai: day.jamMulai ?? '00:00', jamSelesai: day.jamSelesai ?? '24:00' }
				return [{ tanggal, ...hours, keterangan, isFree: isOpen, ...quotaOf(places) }]
			}
			return windowsOf(rules.jamDatang, tanggal).flatMap((jendela, at) => {
				const keadaan = day.jamDatang?.[at]?.keadaan
				if (keadaan === 'lewat' || keadaan === 'tutup') return []
				const { jamMulai, jamSelesai, kuota } = jendela
				const own = Math.min(places, left(kuota, `${tanggal}/${keyOf(jendela)}`))
				return { tanggal, jamMulai, jamSelesai, keterangan, isFree: isOpen && keadaan === 'buka', ...quotaOf(own) }
			})
		})
		.filter((each) => !isOver(each, each.tanggal, waktuWib(now)))
}

const quotaOf = (places: number) => (places === Infinity ? {} : { kuota: Math.max(0, places) })
