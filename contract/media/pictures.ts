import type { DeclaredFolder } from '../content/content-types.ts'
import type { ProgrammedFolder } from './picture-places.ts'

/** Where pictures live below the image base, as the spec lists them; `merek` is the brand's mark. */
export type PictureFolder = DeclaredFolder | ProgrammedFolder

/** The only widths that are encoded. Free widths would let anyone fill the disk. */
export const pictureWidths = [64, 96, 160, 240, 320, 480, 640, 800, 1080, 1280, 1600, 1920] as const

export type PictureWidth = (typeof pictureWidths)[number]

const pictureFileName = /^(?=.{1,200}$)[A-Za-z0-9][A-Za-z0-9._-]*\.(?:webp|png|jpe?g|avif)$/i

/** Whether this is a valid picture name; a valid name cannot leave its folder. */
export const isPictureFileName = (name: string) => pictureFileName.test(name)

/**
 * The address of a picture, for `src` and `srcset`. Answers are cached for good, so a changed picture needs a new name.
 * Another provider may name a picture by its whole path, or in a folder below this one.
 *
 * @example
 * pictureAddress('foto-dokter', 'dr-x.webp', 320) // '/images/foto-dokter/dr-x.webp?w=320'
 */
export function pictureAddress(folder: PictureFolder, file: string, width?: PictureWidth): string {
	const address = file.startsWith('/images/')
		? new URL(file, 'http://localhost').pathname
		: `/images/${folder}/${file.split('/').map(encodeURIComponent).join('/')}`
	return width ? atWidth(address, width) : address
}

export const atWidth = (address: string, width: PictureWidth) => `${address}?w=${width}`
