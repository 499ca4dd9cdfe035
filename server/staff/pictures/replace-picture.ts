import { pictureAddress } from '../../../contract/media/pictures.ts'
import type { Picture } from './picture-uses.ts'

interface Sized extends Picture {
	lebar: number
	tinggi: number
}

const IMG = /<img\b[^>]*>/g
/** In JSON the quotes of HTML are escaped. */
const width = /(\bwidth=\\?")\d+/
const height = /(\bheight=\\?")\d+/

/** A stored column with another picture in place of this one: a file name, JSON with file names, or HTML. */
export function replacePicture(text: string, from: Picture, to: Sized): string {
	if (text === from.file) return to.file
	const [old, address] = [pictureAddress(from.folder, from.file), pictureAddress(to.folder, to.file)]
	return text
		.replaceAll(JSON.stringify(from.file), JSON.stringify(to.file))
		.replaceAll(IMG, (img) =>
			img.includes(old)
				? img.replaceAll(old, address).replace(width, `$1${to.lebar}`).replace(height, `$1${to.tinggi}`)
				: img,
		)
}
