import type { Keranjang } from '../../../contract/keranjang.ts'
import { formatRupiah } from '../../../contract/rupiah.ts'
import { useMerek } from '../../template.ts'
import { MoreLink } from '../../ui/section/section.tsx'
import { Panel } from './panel.tsx'

export function KeranjangPanel({ keranjang }: { keranjang: Keranjang[] }) {
	const { namaToko } = useMerek()
	return (
		<Panel judul="Keranjang" count={keranjang.length}>
			{keranjang.length === 0 ? (
				<p className="mt-2 text-soft">Keranjang Anda kosong.</p>
			) : (
				<>
					<ul className="mt-2 divide-y divide-line">
						{keranjang.map(({ id, shopItem, pasien }) => (
							<li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
								<span>
									<span className="block font-semibold">{shopItem.nama}</span>
									<span className="block text-[0.9375rem] text-soft">untuk {pasien.nama || 'pasien tanpa nama'}</span>
								</span>
								<span className="tabular-nums">{formatRupiah(shopItem.harga)}</span>
							</li>
						))}
					</ul>
					<MoreLink to="/yasmin-shop" title={`Buka ${namaToko}`} />
				</>
			)}
		</Panel>
	)
}
