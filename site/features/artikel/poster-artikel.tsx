import type { ArtikelSetting } from '../../../contract/web.ts'
import { Picture } from '../../ui/picture/picture.tsx'

interface PosterArtikelProps {
	poster: ArtikelSetting['posterDetailArtikel'] | undefined
	sizes: string
}

/** A poster that staff chose for the articles; nothing where there is none. */
export function PosterArtikel({ poster, sizes }: PosterArtikelProps) {
	if (!poster) return null
	return (
		<Picture
			folder="web-setting"
			file={poster.content}
			alt={poster.alt ?? 'Poster informasi kesehatan'}
			width={900}
			height={1200}
			sizes={sizes}
			className="aspect-3/4 w-full rounded-card"
		/>
	)
}
