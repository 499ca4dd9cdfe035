import type { JadwalPengecualian } from '../../../../contract/dokter/dokter.ts'
import { PESAN_PASIEN_BARU, PESAN_PENDAFTARAN } from '../../../../contract/dokter/pesan-pendaftaran.ts'
import type { Praktik } from '../../../../contract/dokter/takes-place.ts'
import { type Hari, pekan } from '../../../../contract/tanggal/hari.ts'
import { fillText } from '../../../../contract/web/fill-text.ts'
import type { Teks } from '../../../../contract/web/teks.ts'
import { formatHariTanggal, formatJam } from '../../../lib/dates/format-tanggal.ts'

export interface Kunjungan {
	namaPendek: string
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

/** The texts that staff wrote; an empty one stands for the default. */
type Pesan = Pick<Teks, 'pesanPendaftaran' | 'pesanPasienBaru'>

export const registrationText = ({ pesanPendaftaran }: Pesan, kunjungan: Kunjungan, isian: Isian): string =>
	fillText(pesanPendaftaran || PESAN_PENDAFTARAN, {
		...isian,
		...visitValues(kunjungan),
		tanggal: isian.tanggal && formatHariTanggal(isian.tanggal),
	})

export const newPatientText = ({ pesanPasienBaru }: Pesan, kunjungan: Kunjungan): string =>
	fillText(pesanPasienBaru || PESAN_PASIEN_BARU, visitValues(kunjungan))

const visitValues = ({ namaPendek, dokter, poli, slot }: Kunjungan) => ({
	rumahSakit: namaPendek,
	dokter,
	poli,
	jadwal: describeSlot(slot),
})

/** Fewer consecutive days than this are named one by one. */
const SHORTEST_RUN = 3

/** The days of a slot in the order of the week: `Senin–Jumat`, `Selasa, Kamis`, `Setiap hari`. */
export function formatHari(hari: readonly Hari[]): string {
	const days = pekan.filter((each) => hari.includes(each))
	if (days.length === pekan.length) return 'Setiap hari'
	const runs: Hari[][] = []
	for (const day of days) {
		const run = runs.at(-1)
		const before = run?.at(-1)
		if (run && before && pekan.indexOf(day) === pekan.indexOf(before) + 1) run.push(day)
		else runs.push([day])
	}
	return runs.map((run) => (run.length < SHORTEST_RUN ? run.join(', ') : `${run[0]}–${run.at(-1)}`)).join(', ')
}
