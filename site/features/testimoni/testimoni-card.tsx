import { formatAngka } from '../../../contract/angka/angka.ts'
import type { Testimoni, TestimoniGoogle } from '../../../contract/rumah-sakit/testimoni.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { Stars } from '../../ui/stars/stars.tsx'

export const TestimoniCard = ({ testimoni }: { testimoni: Testimoni }) => (
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

export const RatingSummary = ({ rating, reviews }: TestimoniGoogle) => (
	<div className="flex flex-wrap items-center gap-x-4 gap-y-1">
		<p className="font-bold text-5xl text-teal-900 tabular-nums">{formatAngka(rating, 1)}</p>
		<div>
			<Stars rating={rating} className="h-7" />
			<p className="text-sm text-soft">dari {formatAngka(reviews)} ulasan di Google</p>
		</div>
	</div>
)
