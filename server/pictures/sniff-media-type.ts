export type PictureMediaType = 'image/avif' | 'image/webp' | 'image/jpeg' | 'image/png'

/** Tells a picture by its first bytes, whatever its file is called; null for everything else (SVG among it). */
export function sniffMediaType(bytes: Buffer): PictureMediaType | null {
	const text = bytes.toString('latin1', 0, 40)
	if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
	if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
	if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp'
	if (text.startsWith('ftyp', 4) && text.includes('avif')) return 'image/avif'
	return null
}
