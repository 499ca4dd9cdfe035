import { ShoppingCart } from 'lucide-react'
import type { ShopItemRingkas } from '../../../contract/shop/shop.ts'
import { Button } from '../../ui/button/button.tsx'
import { CardLink } from '../../ui/card/picture-card.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { UnbrokenWords } from '../../ui/text/unbroken-words.tsx'
import { BandingkanLink } from '../bandingkan/bandingkan-link.tsx'
import { openPasienModal } from './pasien-modal-store.ts'

interface ShopCardProps {
	item: ShopItemRingkas
	heading?: 'h2' | 'h3'
	priority?: boolean
	/** Below the first screen on every device. */
	far?: boolean
}

export const ShopCard = ({ item, heading: Heading = 'h3', priority, far = false }: ShopCardProps) => (
	<article
		className={`${far ? 'far-below far-below-80 sm:far-below-140' : ''} @container h-full overflow-hidden rounded-card bg-paper shadow-soft`}
	>
		{/* On the phone the whole picture is beside the text, unless the letters are too large for that. */}
		<div className="group relative grid h-full grid-rows-[auto_auto_1fr_auto] max-sm:@min-[17rem]:grid-cols-[7.5rem_1fr] max-sm:@min-[17rem]:grid-rows-[auto_1fr_auto]">
			<div className="relative flex flex-col items-center gap-2.5 max-sm:pt-4 max-sm:pl-4 max-sm:@max-[17rem]:pr-4">
				<Picture
					folder="shop-item"
					file={item.mediaContent}
					alt={item.alt}
					width={1000}
					height={1000}
					sizes="(width >= 980px) 280px, (width >= 500px) 50vw, 104px"
					priority={priority}
					className="aspect-4/3 w-full object-bottom max-sm:aspect-square max-sm:rounded-2xl max-sm:object-contain"
				/>
				<BandingkanLink
					item={item}
					className="relative z-10 inline-flex min-h-8 items-center gap-0.5 rounded-full bg-paper px-2.5 font-semibold text-teal-800 text-xs shadow-soft before:absolute before:-inset-1.5 hover:bg-teal-50 aria-pressed:bg-teal-700 aria-pressed:px-1.5 aria-pressed:text-white sm:absolute sm:top-3 sm:right-3 sm:min-h-9 sm:gap-1 sm:px-3.5! sm:text-sm"
				/>
			</div>
			<div className="flex min-w-0 flex-col gap-1 p-4 pb-0 sm:px-5">
				<p className="text-wrap font-semibold text-leaf-700 text-sm leading-snug">
					{item.tipe.nama} · {item.kategori.nama}
				</p>
				<Heading className="text-lg leading-snug">
					<CardLink to={`/paket-layanan/${item.uri}`}>
						<UnbrokenWords text={item.nama} />
					</CardLink>
				</Heading>
				<p className="text-sm text-soft leading-snug">
					{[item.metaFormated.usia, item.metaFormated.jenisKelamin].filter(Boolean).join(' · ')}
				</p>
				{item.lama && <p className="text-sm text-soft leading-snug">Lama: {item.lama}</p>}
			</div>
			<div className="col-span-full px-4 pt-3 text-sm leading-snug sm:px-5">{item.isi && <Isi isi={item.isi} />}</div>
			<div className="col-span-full flex flex-wrap items-center justify-between gap-3 p-4 pt-3 sm:flex-col sm:items-stretch sm:px-5 sm:pb-5">
				<p className="font-bold text-lg text-teal-900 tabular-nums">{item.metaFormated.harga}</p>
				<Button
					look="secondary"
					icon={ShoppingCart}
					onClick={() => openPasienModal(item, 'keranjang')}
					className="relative z-10 noscript:hidden"
				>
					Pesan<span className="sr-only"> {item.nama}</span>
				</Button>
			</div>
		</div>
	</article>
)

const Isi = ({ isi: { jumlah, pertama } }: { isi: NonNullable<ShopItemRingkas['isi']> }) => (
	<>
		<p className="font-semibold">Berisi {jumlah} layanan</p>
		<ul className="mt-1 flex list-disc flex-col gap-1 pl-4.5 marker:text-teal-600">
			{pertama.map((each) => (
				<li key={each}>{each}</li>
			))}
		</ul>
		{jumlah > pertama.length && <p className="mt-1 pl-4.5 text-soft">dan {jumlah - pertama.length} lainnya</p>}
	</>
)
