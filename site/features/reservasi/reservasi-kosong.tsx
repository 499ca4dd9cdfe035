import { SearchCheck, ShoppingBag } from 'lucide-react'
import { useMerek } from '../../template.ts'
import { Button } from '../../ui/button/button.tsx'
import { ShopLink } from '../../ui/button/shop-link.tsx'
import { DataSayaLink } from './reservasi-links.tsx'

interface ReservasiKosongProps {
	/** A reservation was sent without a response. */
	isUnsure: boolean
	isAsking: boolean
	onAsk: () => void
}

/** The empty cart: a link to the shop, and a button to find a reservation that was sent without a response. */
export function ReservasiKosong({ isUnsure, isAsking, onAsk }: ReservasiKosongProps) {
	const { namaToko } = useMerek()
	return (
		<div className="page flex flex-col items-center gap-8 py-10 lg:py-16">
			<div className="flex w-full max-w-text flex-col items-center rounded-card bg-paper px-6 py-10 text-center shadow-soft">
				<ShoppingBag className="mb-4 size-12 text-teal-600" />
				<h2 className="text-2xl">Keranjang Anda masih kosong</h2>
				<p className="mt-2 text-soft">
					{isUnsure
						? 'Reservasi yang baru saja Anda kirim mungkin sudah kami terima.'
						: `Pilih paket layanan di ${namaToko}, lalu kembali ke sini untuk memilih tanggal kunjungan.`}
				</p>
				<div className="mt-6 flex flex-wrap justify-center gap-3">
					{isUnsure && (
						<Button icon={SearchCheck} onClick={onAsk} aria-disabled={isAsking}>
							Lihat reservasi saya
						</Button>
					)}
					<ShopLink look={isUnsure ? 'secondary' : 'primary'} />
				</div>
			</div>
			<DataSayaLink />
		</div>
	)
}
