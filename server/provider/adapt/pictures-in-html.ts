import { decodePercent } from '../../../contract/links/decode-percent.ts'
import { pictureFolders } from '../../../contract/media/picture-places.ts'

const source = /(<img\b[^<>]*?\ssrc\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi

/** Replaces the address of every picture within HTML. */
export const mapPictures = (html: string, map: (address: string) => string): string =>
	html.replace(source, (_, before: string, ...quoted: (string | undefined)[]) => {
		const address = quoted.slice(0, 3).find((value) => value !== undefined) ?? ''
		const mapped = map(address.replaceAll('&amp;', '&').trim())
		return `${before}"${mapped.replaceAll('&', '&amp;').replaceAll('"', '%22')}"`
	})

const inFolder = new RegExp(String.raw`(?:^|/)(${pictureFolders.join('|')})/([^/?#]+)(\?w=\d+)?$`)

/** `https://rs.example/images/artikel/a.webp` → `/images/artikel/a.webp`; any other address stays. */
export function localPicture(address: string): string {
	const [, folder, file = '', width = ''] = inFolder.exec(address) ?? []
	return folder ? `/images/${folder}/${encodeFile(file)}${width}` : address
}

/** Percent-encodes all but letters, digits, points, dashes and underscores: the sanitiser allows no more. */
const encodeFile = (file: string) =>
	encodeURIComponent(decodePercent(file)).replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
