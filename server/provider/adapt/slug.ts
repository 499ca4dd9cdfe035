/** `Ibu & Anak` → `ibu-anak` */
export const slug = (text: string): string =>
	text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '')
