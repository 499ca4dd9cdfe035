import type { Testimoni } from '../../../contract/rumah-sakit/testimoni.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { Stars } from '../../ui/stars/stars.tsx'

export function TestimoniCard({ testimoni }: { testimoni: Testimoni }) {
	return (
		<figure className="flex h-full flex-col rounded-card bg-paper p-6 shadow-soft">
			{testimoni.rating > 0 && <Stars rating={testimoni.rating} className="mb-4 h-5 self-start" />}
			<blockquote className="grow">{testimoni.testimoni}</blockquote>
			<figcaption className="mt-5 flex items-center gap-3 font-semibold text-teal-900">
				<Picture
					folder="testimoni"
					file={testimoni.foto}
					alt={testimoni.alt}
					width={400}
					height={400}
					sizes="48px"
					className="size-12 rounded-full"
				/>
				{testimoni.nama}
			</figcaption>
		</figure>
	)
}
