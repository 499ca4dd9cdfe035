import { Picture } from '../../ui/picture/picture.tsx'

/** A poster that staff chose for the articles; nothing where there is none. */
export function PosterArtikel({ file, sizes }: { file: string | undefined; sizes: string }) {
	if (!file) return null
	return (
		<Picture
			folder="web-setting"
			file={file}
			alt="Poster informasi kesehatan"
			width={900}
			height={1200}
			sizes={sizes}
			className="aspect-3/4 w-full rounded-card"
		/>
	)
}
