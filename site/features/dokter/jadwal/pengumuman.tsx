import { CalendarOff, Info } from 'lucide-react'
import type { Dokter, JadwalPengecualian } from '../../../../contract/dokter/dokter.ts'
import { formatHariTanggal, formatJam, formatRentang } from '../../../lib/dates/format-tanggal.ts'

export const Pengumuman = ({ lines, className = '' }: { lines: string[]; className?: string }) =>
	lines.length > 0 && (
		<ul className={`flex flex-col gap-2 rounded-2xl bg-sand p-4 text-[0.9375rem] ${className}`}>
			{[...new Set(lines)].map((line) => (
				<li key={line} className="flex gap-2.5">
					<CalendarOff className="mt-0.5 size-5 shrink-0 text-teal-700" />
					{line}
				</li>
			))}
		</ul>
	)

export function Catatan({ jadwal }: Pick<Dokter, 'jadwal'>) {
	const notes = jadwal.keterangan.filter(({ expiredStatus }) => expiredStatus === 0)
	if (notes.length === 0) return null
	return (
		<ul className="flex flex-col gap-2 rounded-2xl bg-leaf-50 p-4 text-[0.9375rem]">
			{notes.map(({ keterangan }) => (
				<li key={keterangan} className="flex gap-2.5">
					<Info className="mt-0.5 size-5 shrink-0 text-leaf-700" />
					{keterangan}
				</li>
			))}
		</ul>
	)
}

/**
 * One exception as a sentence: `Tidak praktik 17–20 November 2026: umrah`. `poli` is the clinic's name, if the
 * sentence needs it.
 */
export function describePengecualian(pengecualian: JadwalPengecualian, poli?: string): string {
	const { jenis, poliKlinikId, mulai, selesai, jamMulai, jamSelesai, alasan } = pengecualian
	const when = mulai === selesai ? formatHariTanggal(mulai) : formatRentang(mulai, selesai)
	const why = alasan && `: ${alasan}`
	const where = poliKlinikId && poli
	if (jenis === 'tutup') return `${poliKlinikId ? (poli ?? 'Poli') : 'Semua poli'} tutup ${when}${why}`
	if (jenis === 'ganti') {
		const hours = formatJam({ jamMulai: jamMulai ?? '', jamSelesai: jamSelesai ?? '' })
		return `${when} praktik pukul ${hours}${where ? ` di ${where}` : ''}${why}`
	}
	return `Tidak praktik ${when}${where ? ` di ${where}` : ''}${why}`
}

/** Exceptions that are not over: a page may be open since yesterday. */
export const notOver = (pengecualian: JadwalPengecualian[], hariIni: string) =>
	pengecualian.filter(({ selesai }) => selesai >= hariIni)
