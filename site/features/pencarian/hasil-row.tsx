import { Link } from 'react-router'
import type { Dokter } from '../../../contract/dokter.ts'
import type { PictureFolder } from '../../../contract/pictures.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { DokterLink } from '../dokter/dokter-card.tsx'
import { usePraktikLabel } from '../jadwal/use-praktik-label.ts'

const row = 'group relative flex h-full gap-4 rounded-2xl bg-paper p-3 shadow-soft'
const picture = 'size-20 shrink-0 rounded-xl'

interface HasilRowProps {
	to: string
	judul: string
	teks: string
	folder: PictureFolder
	file: string | null | undefined
}

/** Something that was found and has a page of its own. */
export function HasilRow({ to, judul, teks, folder, file }: HasilRowProps) {
	return (
		<article className={row}>
			<Picture folder={folder} file={file} alt="" width={480} height={480} sizes="80px" className={picture} />
			<div className="min-w-0 self-center">
				<h3 className="text-base leading-snug">
					<Link to={to} className="covers-card group-hover:text-teal-700">
						{judul}
					</Link>
				</h3>
				<p className="mt-1 line-clamp-2 text-sm text-soft">{teks}</p>
			</div>
		</article>
	)
}

/** A logo is not cut to a square. */
export function MitraRow({ to, judul, teks, file }: Omit<HasilRowProps, 'folder'>) {
	return (
		<article className={`${row} items-center`}>
			<Picture
				folder="logo-mitra"
				file={file}
				alt=""
				width={480}
				height={240}
				sizes="112px"
				className="w-28 shrink-0"
			/>
			<div className="min-w-0">
				<h3 className="text-base leading-snug">
					<Link to={to} className="covers-card group-hover:text-teal-700">
						{judul}
					</Link>
				</h3>
				<p className="mt-1 line-clamp-2 text-sm text-soft">{teks}</p>
			</div>
		</article>
	)
}

/** A doctor: the name opens the schedule, the clinics lead to their pages. */
export function HasilDokter({ dokter }: { dokter: Dokter }) {
	const praktik = usePraktikLabel(dokter)
	return (
		<article className={row}>
			<Picture
				folder="foto-dokter"
				file={dokter.foto}
				alt=""
				width={800}
				height={1000}
				sizes="80px"
				className="h-25 w-20 shrink-0 rounded-xl"
			/>
			<div className="flex min-w-0 flex-col self-center">
				<h3 className="text-base leading-snug">
					<DokterLink id={dokter.id} className="covers-card group-hover:text-teal-700">
						{dokter.nama}
					</DokterLink>
				</h3>
				<p className="mt-0.5 text-sm text-teal-700">{praktik}</p>
				<ul className="relative z-1 flex flex-wrap gap-x-3">
					{dokter.poliKlinik.map(({ id, nama, uri }) => (
						<li key={id}>
							<Link
								to={`/daftar-dokter/${uri}`}
								className="inline-flex min-h-11 items-center text-sm text-soft underline underline-offset-4 hover:text-teal-700"
							>
								{nama}
							</Link>
						</li>
					))}
				</ul>
			</div>
		</article>
	)
}
