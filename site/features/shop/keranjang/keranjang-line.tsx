import { Trash2 } from 'lucide-react'
import type { Keranjang } from '../../../../contract/keranjang.ts'
import { formatRupiah } from '../../../../contract/rupiah.ts'
import { ThumbnailRow } from '../../../ui/thumbnail-row/thumbnail-row.tsx'

interface KeranjangLineProps {
	line: Keranjang
	isBusy: boolean
	onRemove: () => void
}

/** One package for one patient. */
export function KeranjangLine({ line: { shopItem, pasien }, isBusy, onRemove }: KeranjangLineProps) {
	const remove = (event: React.MouseEvent) => {
		// The second click of a double click would hit the line that has moved up.
		if (event.detail < 2) onRemove()
	}
	return (
		<ThumbnailRow
			as="li"
			folder="shop-item"
			file={shopItem.mediaContent}
			sizes="80px"
			pictureClass="aspect-square w-16 rounded-2xl md:w-20"
			className="items-center gap-3 py-3.5 md:gap-4"
			textClass="grow"
			end={
				<button
					type="button"
					aria-label={`Hapus ${shopItem.nama} untuk ${pasien.nama}`}
					aria-disabled={isBusy}
					onClick={remove}
					className="grid size-11 shrink-0 place-items-center rounded-full text-teal-800 hover:bg-teal-50 aria-disabled:opacity-50"
				>
					<Trash2 className="size-5" />
				</button>
			}
		>
			<p className="font-semibold text-teal-900 leading-snug">{shopItem.nama}</p>
			<p className="text-[0.9375rem] text-soft">untuk {pasien.nama}</p>
			<p className="mt-0.5 font-semibold tabular-nums">{formatRupiah(shopItem.harga)}</p>
		</ThumbnailRow>
	)
}
