import type { Banner } from '../../../contract/web.ts'
import { useTemplate } from '../../template.ts'
import { BannerCarousel } from './banner-carousel.tsx'
import { BannerVideo } from './banner-video.tsx'
import './hero.css'

/** If the first banner is a video, it fills the hero alone; otherwise the pictures rotate. */
export function Hero({ banner }: { banner: Banner[] }) {
	const setting = useTemplate().webSetting.data
	const namaWeb = setting?.namaWeb ?? 'Beranda'
	const [first] = banner
	if (!first) return <PlainHero namaWeb={namaWeb} tentang={setting?.tentang} />
	return (
		<>
			<h1 className="sr-only">{namaWeb}</h1>
			{first.contentType === 'embed_video' ? (
				<BannerVideo banner={first} />
			) : (
				<BannerCarousel banner={banner.filter(({ contentType }) => contentType === 'gambar')} />
			)}
		</>
	)
}

/** Without banners the hero shows the name of the hospital. */
const PlainHero = ({ namaWeb, tentang }: { namaWeb: string; tentang?: string }) => (
	<div className="border-line border-b bg-linear-to-b from-teal-50 to-ground">
		<div className="page py-10 lg:py-20">
			<h1 className="text-3xl lg:text-5xl">{namaWeb}</h1>
			{tentang && <p className="mt-3 max-w-text text-soft lg:text-lg">{tentang}</p>}
		</div>
	</div>
)
