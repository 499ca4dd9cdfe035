import type { JadwalPengecualian } from '../../../contract/dokter.ts'
import { formatHariTanggal } from '../dates/format-tanggal.ts'
import { formatHari } from './format-hari.ts'
import { formatJam } from './next-practice-day.ts'
import type { Praktik } from './takes-place.ts'

/** The kinds of payment. */
export const jaminan = ['BPJS', 'UMUM', 'ASURANSI'] as const

/** The visitor's choice before the form. */
export interface Kunjungan {
	namaWeb: string
	dokter: string
	poli: string
	slot: Praktik
	pengecualian: JadwalPengecualian[]
}

/** The fields of the form; none is required. */
export interface Isian {
	tanggal?: string
	jaminan?: string
	namaPasien?: string
	nomorKartu?: string
}

/** The days of a slot: weekdays, or the one date of replacement hours. */
export const describeHari = ({ tanggal, hari }: Praktik) => (tanggal ? formatHariTanggal(tanggal) : formatHari(hari))

/** `Senin–Jumat, 08.00–11.00 WIB (Pagi)` */
export function describeSlot(slot: Praktik): string {
	const note = slot.keteranganWaktu.trim()
	return `${describeHari(slot)}, ${formatJam(slot)}${note && ` (${note})`}`
}

/** The registration message of a patient. */
export const registrationText = (kunjungan: Kunjungan, isian: Isian): string =>
	message(`Halo ${kunjungan.namaWeb}, saya ingin mendaftar periksa.`, [
		...visitLines(kunjungan),
		['Tanggal periksa', isian.tanggal && formatHariTanggal(isian.tanggal)],
		['Jaminan', isian.jaminan],
		['Nama pasien', isian.namaPasien],
		['Nomor kartu member', isian.nomorKartu],
	])

/** The registration message of a new patient. */
export const newPatientText = (kunjungan: Kunjungan): string =>
	message(
		`Halo ${kunjungan.namaWeb}, saya pasien baru dan ingin mendaftar periksa. Mohon dibantu langkah pendaftarannya.`,
		visitLines(kunjungan),
	)

type Line = [label: string, value: string | undefined]

const visitLines = ({ dokter, poli, slot }: Kunjungan): Line[] => [
	['Dokter', dokter],
	['Poli', poli],
	['Jadwal', describeSlot(slot)],
]

/** Empty fields are left out. */
function message(greeting: string, lines: Line[]): string {
	const filled = lines.flatMap(([label, value]) => (value?.trim() ? [`${label}: ${value.trim()}`] : []))
	return [greeting, '', ...filled, '', 'Terima kasih.'].join('\n')
}
