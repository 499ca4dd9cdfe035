import type { ArtikelSetting } from '../../../contract/web/web.ts'
import { Picture } from '../../ui/picture/picture.tsx'

type Poster = ArtikelSetting['posterDetailArtikel'] | undefined

export const PosterArtikel = ({ poster, sizes }: { poster: Poster; sizes: string }) =>
	poster && (
		<Picture
			folder="web-setting"
			file={poster.content}
			alt={poster.alt ?? 'Poster informasi kesehatan'}
			width={900}
			height={1200}
			sizes={sizes}
			className="aspect-3/4 w-full rounded-card max-lg:mx-auto max-lg:max-w-sm"
		/>
	)
