import { useEffect, useRef } from 'react'
import type { HariKunjungan as Hari } from '../../../contract/kalender.ts'
import { nextOpenDay } from '../../../contract/next-open-day.ts'
import { formatHariTanggal } from '../../lib/dates/format-tanggal.ts'
import { useFetched } from '../../lib/fetching/use-fetched.ts'
import { browserApi } from '../../load.ts'
import { Button } from '../../ui/button/button.tsx'
import { KalenderKunjungan } from './kalender-kunjungan.tsx'
import type { DitolakHari } from './send-reservasi.ts'

interface HariKunjunganProps {
	/** What is reserved: another cart may find other days full. */
	isi: string
	/** The chosen day, or empty. */
	tanggal: string
	ditolak: DitolakHari | null
	/** Below a refusal: what is not lost. */
	tersimpan?: string
	onChoose: (tanggal: string) => void
}

/** Says whether the chosen day is open, offers the next free one if not, and shows the days of the range. */
export default function HariKunjungan({ isi, tanggal, ditolak, tersimpan, onChoose }: HariKunjunganProps) {
	const { data: days = [], reload } = useFetched(
		isi,
		async (signal) => (await browserApi(signal)('GET /v1/public/shop-kalender')).data,
	)
	const notice = useRef<HTMLDivElement>(null)

	// biome-ignore lint/correctness/useExhaustiveDependencies: each refusal has its own object
	useEffect(() => {
		if (!ditolak) return
		notice.current?.focus()
		void reload()
	}, [ditolak])

	const day = days.find((each) => each.tanggal === tanggal)
	const refused = ditolak?.tanggal === tanggal ? ditolak : null
	const isClosed = refused !== null || (day !== undefined && day.keadaan !== 'buka')
	const next = refused?.hariBerikut ?? nextOpenDay(days, tanggal)
	return (
		<>
			{day?.keadaan === 'buka' && !refused && day.jamMulai && (
				<p className="mt-1 text-[0.9375rem] text-soft">Jam kunjungan: {jamOf(day)} WIB.</p>
			)}
			<div ref={notice} tabIndex={-1} aria-live="polite" className="outline-none">
				{isClosed && (
					<div className="mt-3 rounded-card border border-line bg-teal-50 p-4">
						<p className="font-semibold">{refused ? refusalOf(refused) : reasonOf(day, tanggal)}</p>
						{refused && tersimpan && <p className="mt-1 text-[0.9375rem]">{tersimpan}</p>}
						{next ? (
							<Button look="secondary" className="mt-3" onClick={() => onChoose(next)}>
								Pilih {formatHariTanggal(next)}
							</Button>
						) : (
							days.length > 0 && (
								<p className="mt-1 text-[0.9375rem]">Belum ada hari lain yang kosong. Silakan hubungi kami.</p>
							)
						)}
					</div>
				)}
			</div>
			<KalenderKunjungan days={days} chosen={tanggal} onChoose={onChoose} />
		</>
	)
}

const jamOf = ({ jamMulai, jamSelesai }: Hari) => `${jamMulai}–${jamSelesai}`.replaceAll(':', '.')

const refusalOf = ({ isTutup, tanggal }: DitolakHari) =>
	isTutup
		? `Maaf, tidak ada kunjungan pada ${formatHariTanggal(tanggal)}.`
		: `Maaf, tempat pada ${formatHariTanggal(tanggal)} baru saja terisi.`

const reasonOf = (day: Hari | undefined, tanggal: string) => `${formatHariTanggal(tanggal)}: ${day?.keterangan}.`
