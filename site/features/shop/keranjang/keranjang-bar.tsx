import { formatRupiah } from '../../../../contract/angka/rupiah.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import './keranjang-bar.css'
import { keranjangStore, useKeranjang } from './keranjang-store.ts'

/** A summary of the cart at the bottom of the shop's pages; absent while the cart is empty. */
export function KeranjangBar() {
	const { lines, total } = useKeranjang()
	if (lines.length === 0) return null
	return (
		<section
			aria-label="Isi keranjang"
			className="keranjang-bar pointer-events-auto border-line border-t bg-paper/95 shadow-soft backdrop-blur"
		>
			<div className="page flex flex-col gap-2.5 py-3 md:flex-row md:items-center md:gap-6">
				<p className="flex grow flex-wrap items-baseline justify-between gap-x-4 md:justify-start">
					<span className="text-soft">{lines.length} paket di keranjang</span>
					<span className="font-bold text-lg text-teal-900 tabular-nums">{formatRupiah(total)}</span>
				</p>
				<div className="flex flex-wrap gap-3 max-md:*:grow">
					<Button look="secondary" onClick={keranjangStore.openModal} className="md:px-6">
						Lihat keranjang
					</Button>
					<ButtonLink to="/reservasi" className="md:px-6">
						Reservasi
					</ButtonLink>
				</div>
			</div>
		</section>
	)
}
