import type { Sambutan } from '../../../contract/web.ts'
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
