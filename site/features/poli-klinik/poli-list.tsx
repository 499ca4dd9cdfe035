import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { PoliKlinik } from '../../../contract/poli-klinik.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import type { Tampilan } from './poli-view.tsx'

interface PoliListProps {
	poliKlinik: PoliKlinik[]
	tampilan: Tampilan
}

/** Clinics as rows or as cards; each leads to its doctors. */
export const PoliList = ({ poliKlinik, tampilan }: PoliListProps) =>
	tampilan === 'kisi' ? <PoliCards poliKlinik={poliKlinik} /> : <PoliRows poliKlinik={poliKlinik} />

const icon = { folder: 'icon-poli-klinik', alt: '', width: 320, height: 320 } as const

function PoliRows({ poliKlinik }: { poliKlinik: PoliKlinik[] }) {
	return (
		<ul className="divide-y divide-line rounded-card bg-paper shadow-soft">
			{poliKlinik.map(({ id, nama, uri, deskripsi, icon: file }) => (
				<li key={id} className="group relative flex items-center gap-4 px-4 py-4 hover:bg-teal-50 sm:px-6">
					<Picture {...icon} file={file} sizes="64px" className="size-14 shrink-0 rounded-2xl sm:size-16" />
					<div className="min-w-0 grow">
						<h3 className="text-base sm:text-lg">
							<Link to={`/daftar-dokter/${uri}`} className="covers-card group-hover:text-teal-700">
								{nama}
							</Link>
						</h3>
						<p className="mt-0.5 line-clamp-2 text-[0.9375rem] text-soft lg:line-clamp-1">{deskripsi}</p>
					</div>
					<ChevronRight aria-hidden="true" className="size-5 shrink-0 text-teal-600" />
				</li>
			))}
		</ul>
	)
}

function PoliCards({ poliKlinik }: { poliKlinik: PoliKlinik[] }) {
	return (
		<ul className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4 lg:gap-5">
			{poliKlinik.map(({ id, nama, uri, deskripsi, icon: file }) => (
				<li
					key={id}
					className="group relative flex flex-col rounded-card bg-paper p-4 shadow-soft transition-transform duration-200 hover:-translate-y-0.5 sm:p-6"
				>
					<Picture
						{...icon}
						file={file}
						sizes="(width >= 980px) 96px, 72px"
						className="size-18 rounded-2xl lg:size-24"
					/>
					<h3 className="mt-4 text-base leading-snug sm:text-lg">
						<Link to={`/daftar-dokter/${uri}`} className="covers-card group-hover:text-teal-700">
							{nama}
						</Link>
					</h3>
					<p className="mt-1.5 line-clamp-3 text-sm text-soft">{deskripsi}</p>
				</li>
			))}
		</ul>
	)
}
