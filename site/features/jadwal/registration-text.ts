import type { JadwalPengecualian } from '../../../contract/dokter.ts'
import { formatHariTanggal } from '../dates/format-tanggal.ts'
import { formatHari } from './format-hari.ts'
import { formatJam } from './next-practice-day.ts'
import type { Praktik } from './takes-place.ts'

/** How a visit is paid for. */
export const jaminan = ['BPJS', 'UMUM', 'ASURANSI'] as const

/** What the visitor chose before any form. */
export interface Kunjungan {
	namaWeb: string
	dokter: string
	poli: string
	slot: Praktik
	pengecualian: JadwalPengecualian[]
}

/** What the visitor may have filled in; nothing of it is required. */
export interface Isian {
	tanggal?: string
	jaminan?: string
	namaPasien?: string
	nomorKartu?: string
}

/** The days of a slot: those of the week, or the one on which it holds. */
export const describeHari = ({ tanggal, hari }: Praktik) => (tanggal ? formatHariTanggal(tanggal) : formatHari(hari))

/** `Senin–Jumat, 08.00–11.00 WIB (Pagi)` */
export function describeSlot(slot: Praktik): string {
	const note = slot.keteranganWaktu.trim()
	return `${describeHari(slot)}, ${formatJam(slot)}${note && ` (${note})`}`
}

/** The message with which a member asks for a visit. */
export const registrationText = (kunjungan: Kunjungan, isian: Isian): string =>
	message(`Halo ${kunjungan.namaWeb}, saya ingin mendaftar periksa.`, [
		...visitLines(kunjungan),
		['Tanggal periksa', isian.tanggal && formatHariTanggal(isian.tanggal)],
		['Jaminan', isian.jaminan],
		['Nama pasien', isian.namaPasien],
		['Nomor kartu member', isian.nomorKartu],
	])

/** The message of somebody who has never been a patient here. */
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

/** What was left empty is left out. */
function message(greeting: string, lines: Line[]): string {
	const filled = lines.flatMap(([label, value]) => (value?.trim() ? [`${label}: ${value.trim()}`] : []))
	return [greeting, '', ...filled, '', 'Terima kasih.'].join('\n')
}
