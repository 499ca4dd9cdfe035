import { Link } from 'react-router'
import type { GalleryContentType } from '../../../contract/rumah-sakit/gallery.ts'
import { galleryAddress, jenisGaleri } from './gallery-address.ts'

/** The kinds of items. Each has its own address, so it can be shared and works without scripts. */
export function GalleryTabs({ current }: { current: GalleryContentType | undefined }) {
	return (
		<nav aria-label="Jenis konten">
			<ul className="flex flex-wrap gap-2">
				{jenisGaleri.map(({ nama, jenis }) => (
					<li key={nama}>
						<Link
							to={galleryAddress({ jenis })}
							preventScrollReset
							aria-current={jenis === current ? 'page' : undefined}
							className={`inline-flex min-h-11 items-center rounded-full border px-4 font-semibold transition-colors duration-200 sm:px-5 ${
								jenis === current
									? 'border-teal-700 bg-teal-700 text-white'
									: 'border-line bg-paper text-teal-800 hover:bg-teal-50'
							}`}
						>
							{nama}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	)
}
