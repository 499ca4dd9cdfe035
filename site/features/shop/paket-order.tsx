import { ShoppingCart } from 'lucide-react'
import { contactAddress } from '../../../contract/links/contact-address.ts'
import { PESAN_PAKET } from '../../../contract/shop/pesan-paket.ts'
import type { ShopItem } from '../../../contract/shop/shop.ts'
import { fillText } from '../../../contract/web/fill-text.ts'
import { useTemplate } from '../../template.ts'
import { Button } from '../../ui/button/button.tsx'
import { UnbrokenWords } from '../../ui/text/unbroken-words.tsx'
import { BandingkanLink } from '../bandingkan/bandingkan-link.tsx'
import { openPasienModal } from './pasien-modal-store.ts'

type Fact = [nama: string, isi: string[]]

export function PaketOrder({ item }: { item: ShopItem }) {
	const facts: Fact[] = [
		['Tipe', [item.tipe.nama]],
		['Kategori', [item.kategori.nama]],
		['Usia', item.usia.map(({ nama }) => nama)],
		['Jenis Kelamin', [item.metaFormated.jenisKelamin]],
		...(item.lama ? [['Lama', [item.lama]] satisfies Fact] : []),
	]
	return (
		<section aria-label="Pesan paket" className="h-fit rounded-card bg-paper p-5 shadow-soft sm:p-6 print:p-0">
			<p className="font-bold text-3xl text-teal-900 tabular-nums tracking-tight">{item.metaFormated.harga}</p>
			<div className="no-print mt-4 flex gap-3 noscript:hidden">
				<Button onClick={() => openPasienModal(item, 'reservasi')} className="min-h-12 grow">
					Pesan Layanan
				</Button>
				<button
					type="button"
					aria-label="Tambah ke keranjang"
					title="Tambah ke keranjang"
					onClick={() => openPasienModal(item, 'keranjang')}
					className="grid size-12 shrink-0 place-items-center rounded-full border border-teal-700 text-teal-700 transition-colors duration-200 hover:bg-teal-50"
				>
					<ShoppingCart className="size-5" />
				</button>
			</div>
			<div className="no-print mt-3 flex flex-col items-start">
				<TanyaPaket item={item} />
				<BandingkanLink
					item={item}
					className="inline-flex min-h-11 items-center gap-1 font-semibold text-teal-700 underline underline-offset-4"
				>
					{' '}
					dengan paket lain
				</BandingkanLink>
			</div>
			<dl className="@container mt-5 grid gap-3 border-line border-t pt-5">
				{facts.map(([nama, isi]) => (
					<div key={nama} className="grid gap-x-3 gap-y-1 leading-snug @min-[15rem]:grid-cols-[7.5rem_1fr]">
						<dt className="text-soft">{nama}</dt>
						{isi.map((each) => (
							<dd key={each} className="font-semibold @min-[15rem]:col-start-2">
								<UnbrokenWords text={each} />
							</dd>
						))}
					</div>
				))}
			</dl>
		</section>
	)
}

/** A question about the package to the registration desk, where that is on WhatsApp. */
function TanyaPaket({ item: { nama, metaFormated } }: { item: ShopItem }) {
	const { berandaPendaftaran, webSetting, teks } = useTemplate()
	const desk = berandaPendaftaran.data
	if (!desk?.noTelp || desk.noTelpType !== 'wa') return null
	const pesan = fillText(teks.data.pesanPaket || PESAN_PAKET, {
		rumahSakit: webSetting.data?.namaWeb,
		paket: nama,
		harga: metaFormated.harga,
	})
	return (
		<a
			href={contactAddress(desk.noTelp, 'wa', pesan)}
			target="_blank"
			rel="noopener noreferrer"
			className="inline-flex min-h-11 items-center font-semibold text-teal-700 underline underline-offset-4"
		>
			Tanya paket ini lewat WhatsApp
		</a>
	)
}
