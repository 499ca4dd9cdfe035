import { Link } from 'react-router'
import type { KategoriArtikel } from '../../../contract/kategori-artikel.ts'

const chip =
	'inline-flex min-h-11 items-center rounded-full border px-3.5 py-1.5 font-semibold text-sm leading-tight transition-colors duration-200'

/** The favourite categories and a link to all of them. */
export function KategoriChips({ kategori }: { kategori: KategoriArtikel[] }) {
	return (
		<nav aria-label="Kategori artikel" className="no-print mt-5">
			<ul className="flex flex-wrap gap-2">
				{kategori.map(({ id, nama, uri }) => (
					<li key={id}>
						<Link
							to={`/kategori-info-kesehatan/${uri}`}
							className={`${chip} border-teal-200 bg-paper text-teal-800 hover:bg-teal-100`}
						>
							{nama}
						</Link>
					</li>
				))}
				<li>
					<Link
						to="/kategori-info-kesehatan"
						className={`${chip} border-teal-700 bg-teal-700 text-white hover:bg-teal-800`}
					>
						KATEGORI LAINNYA
					</Link>
				</li>
			</ul>
		</nav>
	)
}
