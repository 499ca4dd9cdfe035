import { type NextPractice, nextPractice } from '../../../../contract/dokter/next-practice.ts'
import type { Jadwal } from '../../../../contract/dokter/takes-place.ts'
import { formatJam, hariPraktik } from '../../../lib/dates/format-tanggal.ts'
import { useSekarang } from '../../../lib/dates/use-sekarang.ts'

/** `Praktik hari ini`, `Praktik besok`, `Praktik Sabtu` */
export const praktikPada = (tanggal: string, sekarang: string) => `Praktik ${hariPraktik(tanggal, sekarang)}`

/** The next practice in a few words, and its hours: `Praktik besok`, `08.00–11.00 WIB`. */
export function describePraktik(jadwal: Jadwal, praktik: NextPractice | null, sekarang: string) {
	if (praktik) return { kapan: praktikPada(praktik.tanggal, sekarang), jam: praktik.slots.map(formatJam) }
	return { kapan: jadwal.waktu.length > 0 ? 'Sedang tidak praktik' : 'Lihat jadwal', jam: [] }
}

interface PraktikProps {
	jadwal: Jadwal
	/** Where it is not the next one: the practice of a chosen day. */
	praktik?: NextPractice | null
}

export function Praktik({ jadwal, praktik }: PraktikProps) {
	const sekarang = useSekarang()
	const shown = praktik === undefined ? nextPractice(jadwal, sekarang) : praktik
	const { kapan, jam } = describePraktik(jadwal, shown, sekarang)
	return (
		<span className="tabular-nums">
			{kapan}{' '}
			{jam.map((hours) => (
				<span key={hours} className="block">
					{hours}
				</span>
			))}
		</span>
	)
}
