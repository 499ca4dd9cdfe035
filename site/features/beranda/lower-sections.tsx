import { BookOpenText, MapPin, MessageCircle, Phone } from 'lucide-react'
import { contactAddress } from '../../../contract/links/contact-address.ts'
import type { FasilitasRingkas } from '../../../contract/rumah-sakit/pages.ts'
import type { Sambutan } from '../../../contract/web/web.ts'
import { useIsKosong, useTemplate } from '../../template.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { CardLink } from '../../ui/card/picture-card.tsx'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { Lambang } from '../../ui/icon/lambang.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { Section } from '../../ui/section/section.tsx'

/** The greeting of the hospital's director. On a phone its first lines show until it is unfolded. */
export const SambutanSection = ({ sambutan }: { sambutan: Sambutan }) => (
	<Section judul="Sambutan">
		<div className="sambutan grid gap-4 md:grid-cols-[14rem_minmax(0,1fr)] md:gap-10">
			<div className="flex flex-wrap items-center gap-4 md:flex-col md:items-start">
				<Picture
					folder="beranda/sambutan"
					file={sambutan.fotoSambutan}
					nama={sambutan.namaPerson}
					alt={sambutan.alt ?? `Foto ${sambutan.namaPerson}`}
					width={900}
					height={1100}
					sizes="(width >= 768px) 224px, 72px"
					className="aspect-9/11 w-18 shrink-0 rounded-2xl md:w-full md:rounded-card"
				/>
				{sambutan.namaPerson && (
					<p className="grow basis-40 md:basis-auto">
						<strong className="block text-teal-900 md:text-lg">{sambutan.namaPerson}</strong>
						<span className="text-soft">{sambutan.jabatanPerson}</span>
					</p>
				)}
			</div>
			<div>
				<RichText html={sambutan.sambutan} className="max-md:[.sambutan:not(:has([open]))_&]:line-clamp-4" />
				<details className="group md:hidden">
					<summary className="inline-flex min-h-11 items-center font-semibold text-teal-700 underline underline-offset-4">
						<span className="group-open:hidden">Baca selengkapnya</span>
						<span className="hidden group-open:inline">Tutup sambutan</span>
					</summary>
				</details>
			</div>
		</div>
	</Section>
)

const FASILITAS_AUTOPLAY_MS = 1000

/** Three facilities are visible at once, two on a phone. */
const perViewClass = 'basis-1/2 lg:basis-1/3'

export const FasilitasSection = ({ fasilitas }: { fasilitas: FasilitasRingkas[] }) =>
	fasilitas.length > 0 && (
		<Section judul="Fasilitas" more={{ to: '/fasilitas', title: 'Lihat Semua Fasilitas' }}>
			<Carousel
				label="Pilihan fasilitas"
				autoplayMs={FASILITAS_AUTOPLAY_MS}
				slides={fasilitas.map((each) => ({ id: each.id, content: <FasilitasSlide fasilitas={each} /> }))}
				slideClass={`pl-3 -scroll-ml-3 sm:pl-5 sm:-scroll-ml-5 ${perViewClass}`}
				rowClass="-ml-3 sm:-ml-5"
				className="flex flex-col"
				viewportClass="-m-1.5 scroll-p-1.5 p-1.5"
				controlsClass="order-last mx-auto mt-3 lg:mt-6"
			/>
		</Section>
	)

const FasilitasSlide = ({ fasilitas }: { fasilitas: FasilitasRingkas }) => (
	<article className="group relative h-full rounded-card">
		<Picture
			folder="foto-fasilitas"
			file={fasilitas.foto[0]}
			alt={fasilitas.alt?.[0] ?? undefined}
			sizes="(width >= 980px) 380px, 50vw"
			className="aspect-3/2 w-full rounded-2xl lg:rounded-card"
		/>
		<h3 className="mt-2 text-base leading-snug lg:mt-3 lg:text-lg">
			<CardLink to={`/fasilitas/${fasilitas.uri}`}>{fasilitas.nama}</CardLink>
		</h3>
	</article>
)

export const InfoKesehatanCall = () => (
	<section aria-labelledby="ajakan-info-kesehatan" className="page pt-5 lg:py-6">
		<div className="relative overflow-hidden rounded-card bg-linear-to-br from-teal-700 to-teal-900 px-5 py-6 text-white lg:px-14 lg:py-14">
			<Lambang className="absolute -right-12 -bottom-16 size-64 text-white/8 lg:size-80" />
			<h2 id="ajakan-info-kesehatan" className="max-w-text text-2xl text-white lg:text-[2rem]">
				Tahu lebih dulu, tenang kemudian
			</h2>
			<p className="mt-2 max-w-text text-teal-100">Baca penjelasan dokter kami dalam bahasa sehari-hari.</p>
			<ButtonLink to="/info-kesehatan" look="light" icon={BookOpenText} className="relative mt-4 lg:mt-6">
				Baca Info Kesehatan
			</ButtonLink>
		</div>
	</section>
)

export function KontakSection() {
	const { webSetting, berandaPendaftaran } = useTemplate()
	const desk = berandaPendaftaran.data
	const setting = webSetting.data
	const hasKontak = !useIsKosong()('/hubungi-kami')
	const links = [
		{ to: hasKontak && '/hubungi-kami', Icon: Phone, title: 'Hubungi Kami' },
		{ to: desk?.noTelp && contactAddress(desk.noTelp, desk.noTelpType), Icon: MessageCircle, title: 'Konsultasi' },
		{ to: setting?.petunjukArah, Icon: MapPin, title: 'Kunjungi Kami' },
	]
	if (!links.some(({ to }) => to)) return null
	return (
		<section aria-labelledby="kontak-beranda" className="page lg:pb-4">
			<div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-teal-100 px-5 py-6 lg:gap-6 lg:px-14 lg:py-12">
				<div>
					<h2 id="kontak-beranda" className="text-2xl lg:text-[2rem]">
						Ada yang bisa kami bantu?
					</h2>
					{setting?.alamat && <p className="mt-1 text-soft">{setting.alamat}</p>}
				</div>
				<ul className="grid w-full grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-2 sm:flex sm:w-auto sm:flex-wrap sm:gap-3">
					{links.map(
						({ to, Icon, title }, index) =>
							to && (
								<li key={title}>
									<ButtonLink
										to={to}
										look={index === 0 ? 'primary' : 'secondary'}
										icon={Icon}
										className="h-full w-full max-sm:flex-col max-sm:rounded-2xl max-sm:px-1! max-sm:text-sm"
									>
										{title}
									</ButtonLink>
								</li>
							),
					)}
				</ul>
			</div>
		</section>
	)
}
