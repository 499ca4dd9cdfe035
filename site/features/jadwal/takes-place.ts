import type { JadwalPengecualian, JadwalWaktu } from '../../../contract/dokter.ts'
import type { Hari } from '../../../contract/hari.ts'
import { hariDari, tambahHari } from '../../../contract/tanggal.ts'

/** A slot of the week, or hours that hold on one day alone. */
export type Praktik = JadwalWaktu & { tanggal?: string }

type Slot = Pick<Praktik, 'poliKlinikId' | 'hari' | 'tanggal'>
type Pengecualian = Pick<JadwalPengecualian, 'jenis' | 'poliKlinikId' | 'mulai' | 'selesai'>

/** What it takes to know on which days a doctor practises. */
export interface Jadwal {
	waktu: Slot[]
	pengecualian: Pengecualian[]
}

export interface Day {
	tanggal: string
	hari: Hari
}

/** Whether the clinic, of all or this one, is meant. */
export const isAbout = (pengecualian: Pick<JadwalPengecualian, 'poliKlinikId'>, poliKlinikId: string) =>
	pengecualian.poliKlinikId === null || pengecualian.poliKlinikId === poliKlinikId

/**
 * Whether a slot takes place on that day. Any exception takes the place of the week; hours of one day alone give way to
 * a closed clinic only, because who is on leave may come for a day.
 */
export function takesPlace(slot: Slot, { tanggal, hari }: Day, pengecualian: readonly Pengecualian[]): boolean {
	if (slot.tanggal ? slot.tanggal !== tanggal : !slot.hari.includes(hari)) return false
	return !pengecualian.some(
		(each) =>
			each.mulai <= tanggal &&
			tanggal <= each.selesai &&
			isAbout(each, slot.poliKlinikId) &&
			(!slot.tanggal || each.jenis === 'tutup'),
	)
}

/** Exceptions that are hours of one day, each as where and when it is. */
export const replacements = <Each extends Pengecualian>(pengecualian: readonly Each[]) =>
	pengecualian.flatMap((each) =>
		each.jenis === 'ganti' && each.poliKlinikId
			? { ...each, poliKlinikId: each.poliKlinikId, hari: [], tanggal: each.mulai }
			: [],
	)

/** The first of these days on which there is a practice. */
export function firstPractice({ waktu, pengecualian }: Jadwal, days: Day[]): string | null {
	const slots: Slot[] = [...waktu, ...replacements(pengecualian)]
	return days.find((day) => slots.some((slot) => takesPlace(slot, day, pengecualian)))?.tanggal ?? null
}

/** Today and that many days after it. */
export const daysFrom = (hariIni: string, ahead: number): Day[] =>
	Array.from({ length: ahead + 1 }, (_, index) => {
		const tanggal = tambahHari(hariIni, index)
		return { tanggal, hari: hariDari(tanggal) }
	})
