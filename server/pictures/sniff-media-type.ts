export type PictureMediaType = 'image/avif' | 'image/webp' | 'image/jpeg' | 'image/png'

/** The media type by the first bytes, independent of the file's name; null for anything else, SVG included. */
export function sniffMediaType(bytes: Buffer): PictureMediaType | null {
	const text = bytes.toString('latin1', 0, 40)
	if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
	if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
	if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp'
	if (text.startsWith('ftyp', 4) && text.includes('avif')) return 'image/avif'
	return null
}
