import { BookOpenText } from 'lucide-react'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Lambang } from '../../ui/icon/lambang.tsx'

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
