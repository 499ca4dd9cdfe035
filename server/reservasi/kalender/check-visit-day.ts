import { jamDatangText } from '../../../contract/reservasi/jam-datang.ts'
import { keyOf, windowsOf } from '../../../contract/reservasi/kalender.ts'
import { nextOpenDay } from '../../../contract/reservasi/next-open-day.ts'
import { hariTanggal } from '../../../contract/tanggal/format-date.ts'
import { isTanggal } from '../../../contract/tanggal/tanggal.ts'
import type { DatabaseKind, DbTransaction } from '../../../database/schema.ts'
import { type Failure, fail } from '../../http/failure.ts'
import { chooseJam } from './choose-jam.ts'
import { readVisitDays, readVisitRules, type VisitLines } from './read-visit-days.ts'
import { lockDay, offerPlaces } from './waiting-list.ts'

export interface Visit extends VisitLines {
	tanggalVisit: string
	/** The window of arrival that was chosen; without it any, the former one (`semula`) first. */
	jamDatang?: string
	semula?: string
	/** The window stays as it is, also where the day has it no more. */
	isJamFixed?: boolean
	/** Staff may book today until midnight. */
	isVisitor?: boolean
	/** The visitor waits for a full day, and needs no other day. */
	isTunggu?: boolean
}

interface Checked {
	/** Why the visit cannot take place on that day; null if it can. */
	closed: Failure | null
	/** The window of the visit, or the one to wait for; empty without one. */
	jamDatang: string
}

/**
 * Whether the visit can take place on that day, and in which window of arrival. The caller writes the reservation in the
 * same transaction, which locks the day until it ends.
 */
export async function checkVisitDay(
	db: DbTransaction,
	kind: DatabaseKind,
	{ tanggalVisit, jamDatang: wanted = '', semula, isJamFixed, isVisitor, isTunggu, ...visit }: Visit,
	now: number,
): Promise<Checked> {
	const read = await readVisitRules(db, visit.lines, now, { isVisitor })
	const { range, kuotaHarian, paket } = read
	const isOffered = range && isTanggal(tanggalVisit) && tanggalVisit >= range.dateStart && tanggalVisit <= range.dateEnd
	if (!isOffered)
		return {
			closed: fail('INPUT_TIDAK_VALID', {
				fields: { tanggalVisit: 'Tanggal ini tidak dapat dipilih. Silakan pilih tanggal lain.' },
			}),
			jamDatang: '',
		}

	const windows = windowsOf(read.jamDatang, tanggalVisit)
	const isKept = isJamFixed && !windows.some((each) => keyOf(each) === wanted)
	const rules = isKept ? { ...read, jamDatang: [] } : read
	const isLimited = kuotaHarian !== null || paket.size > 0 || windows.length > 0
	if (isLimited) {
		await lockDay(db, kind, tanggalVisit)
		// Who waits comes before who asks now.
		await offerPlaces(db, kind, tanggalVisit, now)
	}
	const [day] = await readVisitDays(db, { dateStart: tanggalVisit, dateEnd: tanggalVisit }, visit, rules)
	const jamDatang = day ? chooseJam(day, { jamDatang: wanted, semula }) : ''
	if (!day || jamDatang !== null) return { closed: null, jamDatang: isKept ? wanted : (jamDatang ?? '') }

	const failure = day.keadaan === 'tutup' ? 'TANGGAL_TUTUP' : 'TANGGAL_PENUH'
	const others = isTunggu && failure === 'TANGGAL_PENUH' ? [] : await readVisitDays(db, range, visit, rules)
	const hariBerikut = nextOpenDay(others, tanggalVisit)
	const own = day.jamDatang?.find(({ jam }) => jam === wanted)?.keadaan
	const isDayOpen = day.keadaan === 'buka'
	const reason = isDayOpen
		? `Jam ${jamDatangText(wanted)} ${own === 'penuh' ? 'sudah penuh' : 'tidak dapat dipilih lagi'}`
		: day.keterangan
	const offer = hariBerikut ? ` Hari kosong berikutnya: ${hariTanggal(hariBerikut)}.` : ''
	const fields = {
		tanggalVisit: `${hariTanggal(tanggalVisit)}: ${reason}.${isDayOpen ? ' Jam lain hari itu masih kosong.' : offer}`,
	}
	const closed = fail(failure, { fields, hariBerikut })
	return { closed, jamDatang: own === 'buka' || own === 'penuh' ? wanted : '' }
}
