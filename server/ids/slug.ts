import { foldText } from '../../database/search/fold-text.ts'

/** `Ibu & Anak` → `ibu-anak` */
export const slug = (text: string): string =>
	foldText(text)
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '')
