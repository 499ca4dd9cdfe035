import { ChevronRight } from 'lucide-react'
import type { PoliKlinik } from '../../../contract/dokter/dokter.ts'
import { CardLink } from '../../ui/card/picture-card.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { ThumbnailRow } from '../../ui/thumbnail-row/thumbnail-row.tsx'
import type { Tampilan } from './poli-view.tsx'

export const PoliList = ({ poliKlinik, tampilan }: { poliKlinik: PoliKlinik[]; tampilan: Tampilan }) =>
	tampilan === 'kisi' ? <PoliCards poliKlinik={poliKlinik} /> : <PoliRows poliKlinik={poliKlinik} />

const PoliRows = ({ poliKlinik }: { poliKlinik: PoliKlinik[] }) => (
	<ul className="divide-y divide-line rounded-card bg-paper shadow-soft">
		{poliKlinik.map(({ id, nama, uri, deskripsi, icon: file }) => (
			<ThumbnailRow
				key={id}
				as="li"
				folder="icon-poli-klinik"
				file={file}
				sizes="64px"
				pictureClass="size-14 rounded-2xl sm:size-16"
				className="group relative items-center gap-3 px-4 py-3.5 hover:bg-teal-50 sm:gap-4 sm:px-6 sm:py-4"
				textClass="grow"
				end={<ChevronRight className="size-5 shrink-0 text-teal-600 max-sm:hidden" />}
			>
				<h3 className="text-base sm:text-lg">
					<CardLink to={`/daftar-dokter/${uri}`}>{nama}</CardLink>
				</h3>
				<p className="mt-0.5 text-[0.9375rem] text-soft leading-snug">{deskripsi}</p>
			</ThumbnailRow>
		))}
	</ul>
)

const PoliCards = ({ poliKlinik }: { poliKlinik: PoliKlinik[] }) => (
	<ul className="grid two-columns gap-4 md:grid-cols-3 lg:grid-cols-4 lg:gap-5">
		{poliKlinik.map(({ id, nama, uri, deskripsi, icon: file }) => (
			<li
				key={id}
				className="group relative flex flex-col rounded-card bg-paper p-4 shadow-soft transition-transform duration-200 hover:-translate-y-0.5 sm:p-6"
			>
				<Picture
					folder="icon-poli-klinik"
					file={file}
					width={320}
					height={320}
					sizes="(width >= 980px) 96px, 72px"
					className="size-18 rounded-2xl lg:size-24"
				/>
				<h3 className="mt-4 text-base leading-snug sm:text-lg">
					<CardLink to={`/daftar-dokter/${uri}`}>{nama}</CardLink>
				</h3>
				<p className="mt-1.5 text-sm text-soft">{deskripsi}</p>
			</li>
		))}
	</ul>
)
