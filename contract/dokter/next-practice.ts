import type { Hari } from '../tanggal/hari.ts'
import { daysFrom, isOver, type Jadwal, replacements, type Slot, takesPlace } from './takes-place.ts'

/** A visit can be booked from today through this many days ahead. */
export const BOOKING_DAYS_AHEAD = 14

/** The days to choose from are today and the six after it, so that each weekday stands for one of them. */
const LAST_CHOICE = 6

/** The parts of a day that visitors choose from, with their hours in WIB. */
const jamWaktu = {
	pagi: { mulai: '00:00', selesai: '11:00' },
	siang: { mulai: '11:00', selesai: '17:00' },
	malam: { mulai: '17:00', selesai: '24:00' },
} as const

export type Waktu = keyof typeof jamWaktu

export const daftarWaktu = Object.keys(jamWaktu) as [Waktu, ...Waktu[]]

export interface PilihanPraktik {
	hari?: Hari
	waktu?: Waktu
}

/** A day of practice with its slots that are not over, by hour. */
export interface NextPractice {
	tanggal: string
	slots: Pick<Slot, 'poliKlinikId' | 'jamMulai' | 'jamSelesai'>[]
}

export const daysToChoose = (sekarang: string) => daysFrom(sekarang, LAST_CHOICE)

/** The first day with a practice from now on, of that weekday and part of the day, or null. */
export function nextPractice(jadwal: Jadwal, sekarang: string, { hari, waktu }: PilihanPraktik = {}) {
	const { pengecualian } = jadwal
	const slots: Slot[] = [...jadwal.waktu, ...replacements(pengecualian)]
	const days = hari ? daysToChoose(sekarang).filter((day) => day.hari === hari) : daysFrom(sekarang, BOOKING_DAYS_AHEAD)
	for (const day of days) {
		const found = slots
			.filter((slot) => takesPlace(slot, day, pengecualian))
			.filter((slot) => {
				const part = waktu ? partOf(slot, waktu) : slot
				return part && !isOver(part, day.tanggal, sekarang)
			})
			.sort((one, other) => (one.jamMulai < other.jamMulai ? -1 : 1))
		if (found.length > 0) return { tanggal: day.tanggal, slots: found } satisfies NextPractice
	}
	return null
}

/** The hours of a slot in that part of the day, or null. Hours past midnight end with the day. */
function partOf({ jamMulai, jamSelesai }: Pick<Slot, 'jamMulai' | 'jamSelesai'>, waktu: Waktu) {
	const { mulai, selesai } = jamWaktu[waktu]
	const end = jamMulai < jamSelesai ? jamSelesai : '24:00'
	if (jamMulai >= selesai || end <= mulai) return null
	return { jamMulai, jamSelesai: end < selesai ? end : selesai }
}

/** Sorts after every moment. */
const NEVER = '9'

/**
 * Doctors by their next practice. A choice of day or hours leaves out who does not practise then; without one, those
 * who do not practise soon come last.
 */
export function byNextPractice<Each extends { jadwal: Jadwal }>(
	dokter: readonly Each[],
	sekarang: string,
	pilihan: PilihanPraktik = {},
): { dokter: Each; praktik: NextPractice | null }[] {
	const momentOf = (praktik: NextPractice | null) =>
		praktik ? `${praktik.tanggal}T${praktik.slots[0]?.jamMulai}` : NEVER
	const isChosen = Boolean(pilihan.hari ?? pilihan.waktu)
	return dokter
		.map((each) => ({ dokter: each, praktik: nextPractice(each.jadwal, sekarang, pilihan) }))
		.filter(({ praktik }) => praktik || !isChosen)
		.sort((one, other) => {
			const [first, second] = [momentOf(one.praktik), momentOf(other.praktik)]
			return first === second ? 0 : first < second ? -1 : 1
		})
}
