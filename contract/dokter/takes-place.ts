import type { Hari } from '../tanggal/hari.ts'
import { hariDari, tambahHari } from '../tanggal/tanggal.ts'
import type { JadwalPengecualian, JadwalWaktu } from './dokter.ts'

/** A weekly slot, or replacement hours on one day. */
export type Praktik = JadwalWaktu & { tanggal?: string }

export type Slot = Pick<Praktik, 'poliKlinikId' | 'hari' | 'tanggal' | 'jamMulai' | 'jamSelesai'>
type Pengecualian = Pick<JadwalPengecualian, 'jenis' | 'poliKlinikId' | 'mulai' | 'selesai' | 'jamMulai' | 'jamSelesai'>

/** The part of a schedule that decides the days of practice. */
export interface Jadwal {
	waktu: Slot[]
	pengecualian: Pengecualian[]
}

export interface Day {
	tanggal: string
	hari: Hari
}

/** Whether an exception applies to this clinic; one without a clinic applies to all. */
export const isAbout = (pengecualian: Pick<JadwalPengecualian, 'poliKlinikId'>, poliKlinikId: string) =>
	pengecualian.poliKlinikId === null || pengecualian.poliKlinikId === poliKlinikId

/**
 * Whether a slot takes place on that day. Any exception cancels a weekly slot. Only a closed clinic cancels
 * replacement hours, because a doctor on leave may practise for a day.
 */
export function takesPlace(
	slot: Slot,
	{ tanggal, hari }: Day,
	pengecualian: readonly Omit<Pengecualian, 'jamMulai' | 'jamSelesai'>[],
): boolean {
	if (slot.tanggal ? slot.tanggal !== tanggal : !slot.hari.includes(hari)) return false
	return !pengecualian.some(
		(each) =>
			each.mulai <= tanggal &&
			tanggal <= each.selesai &&
			isAbout(each, slot.poliKlinikId) &&
			(!slot.tanggal || each.jenis === 'tutup'),
	)
}

/** The exceptions that are replacement hours of one day, as slots. */
export const replacements = <Each extends Pengecualian>(pengecualian: readonly Each[]) =>
	pengecualian.flatMap((each) =>
		each.jenis === 'ganti' && each.poliKlinikId
			? {
					...each,
					poliKlinikId: each.poliKlinikId,
					hari: [],
					tanggal: each.mulai,
					jamMulai: each.jamMulai ?? '',
					jamSelesai: each.jamSelesai ?? '',
				}
			: [],
	)

/** Whether the slot's hours of that day have passed. Hours that end after midnight last until the end of the day. */
export const isOver = (
	{ jamMulai, jamSelesai }: Pick<Slot, 'jamMulai' | 'jamSelesai'>,
	tanggal: string,
	sekarang: string,
): boolean => jamMulai < jamSelesai && `${tanggal}T${jamSelesai}` <= sekarang

/** Today and that many days after it. */
export const daysFrom = (sekarang: string, ahead: number): Day[] =>
	Array.from({ length: ahead + 1 }, (_, index) => {
		const tanggal = tambahHari(sekarang.slice(0, 10), index)
		return { tanggal, hari: hariDari(tanggal) }
	})
