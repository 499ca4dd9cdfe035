import type { Testimoni } from '../../../contract/rumah-sakit/testimoni.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { Stars } from '../../ui/stars/stars.tsx'

export function TestimoniCard({ testimoni }: { testimoni: Testimoni }) {
	return (
		<figure className="flex h-full flex-col rounded-card bg-paper p-5 shadow-soft lg:p-6">
			{testimoni.rating > 0 && <Stars rating={testimoni.rating} className="mb-3 h-5 self-start" />}
			<blockquote className="grow">{testimoni.testimoni}</blockquote>
			<figcaption className="mt-4 flex items-center gap-3 font-semibold text-teal-900">
				<Picture
					folder="testimoni"
					file={testimoni.foto}
					alt={testimoni.alt}
					nama={testimoni.nama}
					width={400}
					height={400}
					sizes="48px"
					className="size-12 shrink-0 rounded-full"
				/>
				<span className="min-w-0">{testimoni.nama}</span>
			</figcaption>
		</figure>
	)
}
