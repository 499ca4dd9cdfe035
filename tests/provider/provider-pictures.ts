import sharp from 'sharp'

/** The folders of section 3. */
export const FOLDERS = [
	'foto-layanan',
	'foto-fasilitas',
	'logo-mitra',
	'foto-dokter',
	'icon-poli-klinik',
	'artikel',
	'beranda/banner',
	'beranda/pendaftaran',
	'beranda/sambutan',
	'testimoni',
	'web-setting',
	'gallery',
	'foto-komunitas',
	'foto-prestasi',
	'shop-item',
	'popup-information',
	'popup-quiz',
]

/** A plain picture whose colour depends on its name. */
export function drawPicture(name: string): Promise<Buffer> {
	let hue = 0
	for (const letter of name) {
		hue = (hue * 31 + letter.charCodeAt(0)) % 360
	}
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240">
		<rect width="320" height="240" fill="hsl(${hue}, 45%, 80%)"/><circle cx="160" cy="120" r="80" fill="hsl(${hue}, 45%, 45%)"/></svg>`
	return sharp(Buffer.from(svg)).png().toBuffer()
}
