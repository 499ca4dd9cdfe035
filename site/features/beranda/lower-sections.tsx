import { BookOpenText, MapPin, MessageCircle, Phone } from 'lucide-react'
import { contactAddress } from '../../../contract/links/contact-address.ts'
import type { FasilitasRingkas } from '../../../contract/rumah-sakit/fasilitas.ts'
import type { Sambutan } from '../../../contract/web/web.ts'
import { useTemplate } from '../../template.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { CardLink } from '../../ui/card/picture-card.tsx'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { Lambang } from '../../ui/icon/lambang.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { Section } from '../../ui/section/section.tsx'

/** The greeting of the hospital's director. */
export function SambutanSection({ sambutan }: { sambutan: Sambutan }) {
	return (
		<Section judul="Sambutan">
			<div className="grid gap-6 sm:grid-cols-[2fr_3fr] lg:gap-14">
				<Picture
					folder="beranda/sambutan"
					file={sambutan.fotoSambutan}
					alt={sambutan.alt ?? `Foto ${sambutan.namaPerson}`}
					width={900}
					height={1100}
					sizes="(width >= 980px) 440px, (width >= 500px) 40vw, 100vw"
					className="aspect-9/11 w-full self-start rounded-card"
				/>
				<div className="self-center">
					<RichText html={sambutan.sambutan} />
					{sambutan.namaPerson && (
						<p className="mt-6 border-leaf-300 border-l-4 pl-4">
							<strong className="block text-lg text-teal-900">{sambutan.namaPerson}</strong>
							<span className="text-soft">{sambutan.jabatanPerson}</span>
						</p>
					)}
				</div>
			</div>
		</Section>
	)
}

/** The carousel moves by one slide after this long. */
const FASILITAS_AUTOPLAY_MS = 1000

/** Three facilities are visible at once, two on a phone. */
const perViewClass = 'basis-1/2 lg:basis-1/3'

export function FasilitasSection({ fasilitas }: { fasilitas: FasilitasRingkas[] }) {
	if (fasilitas.length === 0) return null
	return (
		<Section
			judul="Fasilitas"
			pengantar="Ruang dan peralatan untuk perawatan yang aman dan nyaman."
			more={{ to: '/fasilitas', title: 'Lihat Semua Fasilitas' }}
		>
			<Carousel
				label="Pilihan fasilitas"
				autoplayMs={FASILITAS_AUTOPLAY_MS}
				slides={fasilitas.map((each) => ({ id: each.id, content: <FasilitasSlide fasilitas={each} /> }))}
				slideClass={`pl-3 -scroll-ml-3 sm:pl-5 sm:-scroll-ml-5 ${perViewClass}`}
				rowClass="-ml-3 sm:-ml-5"
				className="flex flex-col"
				viewportClass="-m-1.5 scroll-p-1.5 p-1.5"
				controlsClass="order-last mx-auto mt-6"
			/>
		</Section>
	)
}

const FasilitasSlide = ({ fasilitas }: { fasilitas: FasilitasRingkas }) => (
	<article className="group relative h-full rounded-card">
		<Picture
			folder="foto-fasilitas"
			file={fasilitas.foto[0]}
			alt={fasilitas.alt?.[0] ?? undefined}
			width={1200}
			height={800}
			sizes="(width >= 980px) 380px, 50vw"
			className="aspect-3/2 w-full rounded-2xl lg:rounded-card"
		/>
		<h3 className="mt-3 text-base leading-snug lg:text-lg">
			<CardLink to={`/fasilitas/${fasilitas.uri}`}>{fasilitas.nama}</CardLink>
		</h3>
	</article>
)

/** A call to action: read the health articles. */
export const InfoKesehatanCall = () => (
	<section aria-labelledby="ajakan-info-kesehatan" className="page py-4 lg:py-6">
		<div className="relative overflow-hidden rounded-card bg-linear-to-br from-teal-700 to-teal-900 px-6 py-10 text-white lg:px-14 lg:py-14">
			<Lambang className="absolute -right-12 -bottom-16 size-64 text-white/8 lg:size-80" />
			<h2 id="ajakan-info-kesehatan" className="max-w-text text-2xl text-white lg:text-[2rem]">
				Tahu lebih dulu, tenang kemudian
			</h2>
			<p className="mt-3 max-w-text text-teal-100">
				Baca penjelasan dokter kami tentang gejala, pencegahan, dan perawatan di rumah, dalam bahasa sehari-hari.
			</p>
			<ButtonLink to="/info-kesehatan" look="light" className="relative mt-6">
				<BookOpenText className="size-5" />
				Baca Info Kesehatan
			</ButtonLink>
		</div>
	</section>
)

/** Contact links at the end of the page. */
export function KontakSection() {
	const { webSetting, berandaPendaftaran } = useTemplate()
	const desk = berandaPendaftaran.data
	const setting = webSetting.data
	return (
		<section aria-labelledby="kontak-beranda" className="page pb-10 lg:pb-12">
			<div className="flex flex-wrap items-center justify-between gap-6 rounded-card bg-teal-100 px-6 py-8 lg:px-14 lg:py-12">
				<div>
					<h2 id="kontak-beranda" className="text-2xl lg:text-[2rem]">
						Ada yang bisa kami bantu?
					</h2>
					{setting?.alamat && <p className="mt-2 text-soft">{setting.alamat}</p>}
				</div>
				<ul className="grid w-full gap-3 sm:flex sm:w-auto sm:flex-wrap">
					<li>
						<ButtonLink to="/hubungi-kami" className="w-full">
							<Phone className="size-5" />
							Hubungi Kami
						</ButtonLink>
					</li>
					{desk?.noTelp && (
						<li>
							<ButtonLink to={contactAddress(desk.noTelp, desk.noTelpType)} look="secondary" className="w-full">
								<MessageCircle className="size-5" />
								Konsultasi
							</ButtonLink>
						</li>
					)}
					{setting?.petunjukArah && (
						<li>
							<ButtonLink to={setting.petunjukArah} look="secondary" className="w-full">
								<MapPin className="size-5" />
								Kunjungi Kami
							</ButtonLink>
						</li>
					)}
				</ul>
			</div>
		</section>
	)
}
