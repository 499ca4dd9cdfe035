import { Link } from 'react-router'
import type { MitraRingkas } from '../../../contract/rumah-sakit/pages.ts'
import { Picture } from '../../ui/picture/picture.tsx'

interface MitraCardProps {
	mitra: Pick<MitraRingkas, 'nama' | 'uri' | 'logo'>
	/** Without the look of a card, among many others. */
	quiet?: boolean
}

export const MitraCard = ({ mitra, quiet = false }: MitraCardProps) => (
	<Link
		to={`/mitra/${mitra.uri}`}
		viewTransition
		className={`flex h-full items-center justify-center rounded-2xl bg-paper ${quiet ? 'hover:bg-teal-50' : 'p-4 shadow-soft transition-transform duration-200 hover:-translate-y-0.5'}`}
	>
		{mitra.logo ? (
			<Picture
				folder="logo-mitra"
				file={mitra.logo}
				alt={mitra.nama}
				width={480}
				height={240}
				sizes="(width >= 980px) 180px, 40vw"
				whole
				className="aspect-2/1 w-full"
			/>
		) : (
			<span className="grid aspect-2/1 w-full place-items-center text-center font-semibold text-teal-900 leading-snug">
				{mitra.nama}
			</span>
		)}
	</Link>
)
