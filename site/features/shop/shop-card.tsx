import { ShoppingCart } from 'lucide-react'
import type { ShopItemRingkas } from '../../../contract/shop/shop.ts'
import { Button } from '../../ui/button/button.tsx'
import { CardLink } from '../../ui/card/picture-card.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { UnbrokenWords } from '../../ui/text/unbroken-words.tsx'
import { openPasienModal } from './pasien-modal-store.ts'

interface ShopCardProps {
	item: ShopItemRingkas
	heading?: 'h2' | 'h3'
	priority?: boolean
	/** Below the first screen on every device. */
	far?: boolean
}

/** A package in a list. */
export function ShopCard({ item, heading: Heading = 'h3', priority, far = false }: ShopCardProps) {
	return (
		<article
			className={`${far ? 'far-below far-below-48 sm:far-below-104' : ''} group relative grid h-full grid-cols-[6.5rem_1fr] grid-rows-[1fr_auto] overflow-hidden rounded-card bg-paper shadow-soft sm:grid-cols-1 sm:grid-rows-[auto_1fr_auto]`}
		>
			<Picture
				folder="shop-item"
				file={item.mediaContent}
				alt={item.alt}
				width={1000}
				height={1000}
				sizes="(width >= 980px) 280px, (width >= 500px) 50vw, 104px"
				priority={priority}
				className="size-full object-bottom max-sm:rounded-br-2xl sm:aspect-4/3 sm:h-auto"
			/>
			<div className="flex min-w-0 flex-col gap-1 p-4 pb-0 sm:px-5">
				<p className="font-semibold text-leaf-700 text-sm leading-snug">
					{item.tipe.nama} · {item.kategori.nama}
				</p>
				<Heading className="text-lg leading-snug">
					<CardLink to={`/paket-layanan/${item.uri}`}>
						<UnbrokenWords text={item.nama} />
					</CardLink>
				</Heading>
				<p className="text-sm text-soft leading-snug">{item.metaFormated.usia}</p>
				<p className="text-sm text-soft leading-snug">{item.metaFormated.jenisKelamin}</p>
			</div>
			<div className="col-span-full flex items-center justify-between gap-3 p-4 pt-3 sm:flex-col sm:items-stretch sm:px-5 sm:pb-5">
				<p className="font-bold text-lg text-teal-900 tabular-nums">{item.metaFormated.harga}</p>
				<Button
					look="secondary"
					onClick={() => openPasienModal(item, 'keranjang')}
					className="relative z-10 noscript:hidden"
				>
					<ShoppingCart className="size-5" />
					Pesan<span className="sr-only"> {item.nama}</span>
				</Button>
			</div>
		</article>
	)
}
