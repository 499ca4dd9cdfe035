import { Trash2, UserRound } from 'lucide-react'
import { formatRupiah } from '../../../contract/angka/rupiah.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { ThumbnailRow } from '../../ui/thumbnail-row/thumbnail-row.tsx'

export interface Pesanan {
	id: string
	nama: string
	mediaContent: string | null
	harga: number
	pasien: string
}

interface DaftarPesananProps {
	items: Pesanan[]
	total: number
	/** Without it the list cannot be changed. */
	onRemove?: (id: string) => void
	isRemoving?: boolean
}

export const DaftarPesanan = ({ items, total, onRemove, isRemoving }: DaftarPesananProps) => (
	<>
		<ul className="divide-y divide-line">
			{items.map(({ id, nama, mediaContent, harga, pasien }) => (
				<ThumbnailRow
					key={id}
					as="li"
					folder="shop-item"
					file={mediaContent}
					sizes="72px"
					pictureClass="h-14 w-18 rounded-xl"
					className="gap-3.5 py-4 first:pt-0"
					textClass="grow"
					end={
						onRemove && (
							<IconButton
								label={`Hapus ${nama} untuk ${pasien}`}
								icon={Trash2}
								aria-disabled={isRemoving}
								// The second click of a double click would hit the line that has moved up.
								onClick={(event) => event.detail < 2 && onRemove(id)}
								className="-mr-2 aria-disabled:opacity-50"
							/>
						)
					}
				>
					<p className="font-semibold leading-snug">{nama}</p>
					<p className="mt-0.5 flex items-start gap-1.5 text-[0.9375rem] text-soft">
						<UserRound className="mt-1 size-4 shrink-0" />
						<span className="min-w-0">
							<span className="sr-only">Pasien: </span>
							{pasien}
						</span>
					</p>
					<p className="mt-1 font-semibold text-teal-800 tabular-nums">{formatRupiah(harga)}</p>
				</ThumbnailRow>
			))}
		</ul>
		<p className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-4">
			<span className="font-semibold">Total</span>
			<strong className="font-extrabold text-2xl text-teal-900 tabular-nums">{formatRupiah(total)}</strong>
		</p>
	</>
)
