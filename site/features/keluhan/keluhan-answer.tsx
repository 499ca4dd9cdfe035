import { ArrowRight, Clock } from 'lucide-react'
import type { KeluhanPoli } from '../../../contract/dokter/keluhan.ts'
import { isOver } from '../../../contract/dokter/takes-place.ts'
import { formatJam, hariPraktik } from '../../lib/dates/format-tanggal.ts'
import { useSekarang } from '../../lib/dates/use-sekarang.ts'
import { CardLink } from '../../ui/card/picture-card.tsx'
import { ThumbnailRow } from '../../ui/thumbnail-row/thumbnail-row.tsx'
import type { KeluhanJawaban, PoliJawaban } from './answer-keluhan.ts'

export { answerKeluhan } from './answer-keluhan.ts'
export { BahayaCard } from './bahaya-card.tsx'

/** The clinics for a complaint. The danger signs are shown above, see bahaya.tsx. */
export function KeluhanAnswer({ jawaban: { bahaya, poli } }: { jawaban: KeluhanJawaban }) {
	if (poli.length === 0) return null
	const isOrdinary = bahaya.length === 0
	const isMedical = bahaya.some(({ tenang }) => !tenang)
	return (
		<div className="mt-6">
			{isMedical && <p className="mb-3 font-semibold">Untuk pemeriksaan lanjutan setelah keadaan aman:</p>}
			{!isOrdinary && !isMedical && <p className="mb-3 font-semibold">Bila Anda ingin berbicara dengan dokter:</p>}
			<ul className={`grid gap-3 ${isOrdinary ? 'lg:grid-cols-5' : 'md:grid-cols-2 lg:grid-cols-3'}`}>
				{poli.map((each, index) => {
					const isFirst = isOrdinary && index === 0
					const place = isFirst ? 'lg:col-span-3 lg:row-span-2' : 'lg:col-span-2'
					return (
						<li key={each.poli.id} className={isOrdinary ? place : ''}>
							<PoliRow {...each} isBest={isFirst} />
						</li>
					)
				})}
			</ul>
			{(isOrdinary || isMedical) && (
				<p className="mt-4 text-[0.9375rem] text-soft">Panduan ini bukan diagnosis; dokter yang akan memeriksa Anda.</p>
			)}
		</div>
	)
}

const best = {
	sizes: '(width >= 500px) 96px, 64px',
	pictureClass: 'size-16 rounded-2xl sm:size-24',
	className: 'gap-4 border-2 border-teal-700 p-5 sm:gap-5 sm:p-6',
	textClass: 'flex grow flex-col items-start',
}

const other = {
	sizes: '56px',
	pictureClass: 'size-14 rounded-2xl',
	className: 'items-center gap-4 p-4',
	textClass: 'grow',
	end: <ArrowRight className="size-5 shrink-0 text-teal-700" />,
}

function PoliRow({ isBest, ...jawaban }: PoliJawaban & { isBest: boolean }) {
	const { nama, uri, icon } = jawaban.poli
	const { className, ...look } = isBest ? best : other
	return (
		<ThumbnailRow
			folder="icon-poli-klinik"
			file={icon}
			{...look}
			className={`group relative h-full rounded-card bg-paper shadow-soft ${className}`}
		>
			{isBest && <p className="rounded-full bg-leaf-100 px-3 py-0.5 font-bold text-leaf-700 text-sm">Paling sesuai</p>}
			<h3 className={isBest ? 'mt-2 text-xl lg:text-2xl' : 'text-base'}>
				<CardLink to={`/daftar-dokter/${uri}`}>{nama}</CardLink>
			</h3>
			<Reason {...jawaban} />
			<Praktik {...jawaban} />
			{isBest && (
				<p className="mt-3 inline-flex items-center gap-1.5 font-semibold text-teal-700 group-hover:underline">
					Lihat jadwal dokter
					<ArrowRight className="size-5" />
				</p>
			)}
		</ThumbnailRow>
	)
}

/** Why this clinic, in the visitor's own words; the field is named where the clinic's name does not. */
function Reason({ poli, kata, bidang }: PoliJawaban) {
	const isNamed = bidang === null || isInName(bidang, poli)
	if (!kata && isNamed) return null
	return (
		<p className="mt-1 text-[0.9375rem] text-soft">
			{kata ? `Untuk keluhan “${kata}”` : 'Untuk keluhan Anda'}
			{!isNamed && `, bidang ${bidang}`}
		</p>
	)
}

/** `Jantung dan Pembuluh Darah` is in the name `Poli Jantung`. */
const isInName = (bidang: string, { nama }: PoliJawaban['poli']) =>
	nama.toLowerCase().includes(bidang.toLowerCase().split(' dan ')[0] ?? '')

function Praktik({ praktik }: PoliJawaban) {
	const next = nextPraktik(praktik, useSekarang())
	if (!next) return null
	return (
		<p className="mt-1 flex items-start gap-1.5 font-semibold text-[0.9375rem] text-teal-800 tabular-nums">
			<Clock className="mt-1 size-4 shrink-0" />
			<span>
				Praktik {next.hari} <span className="inline-block">{next.jam}</span>
			</span>
		</p>
	)
}

/** The next hours that are not over: `besok` and `08.00–12.00 WIB`; null without any. */
export function nextPraktik(praktik: KeluhanPoli['praktik'], sekarang: string): { hari: string; jam: string } | null {
	const today = sekarang.slice(0, 10)
	const next = praktik.find((each) => each.tanggal >= today && !isOver(each, each.tanggal, sekarang))
	return next ? { hari: hariPraktik(next.tanggal, sekarang), jam: formatJam(next) } : null
}
