import { hash } from 'node:crypto'
import { altTextsIn } from '../../content/alt-texts.ts'
import type { Isi, Row } from '../../content/isi/content-tables.ts'
import { picturesOf } from '../../content/isi/pictures-of.ts'
import type { Responses } from './fetch-responses.ts'

/** One row for each picture that has an alt text. */
export function gambarRows(isi: Isi, responses: Responses, startedAt: number): Row[] {
	const texts = altTextsIn(responses)
	return picturesOf(isi).flatMap((picture) => {
		const slash = picture.lastIndexOf('/')
		const [folder, file] = [picture.slice(0, slash), picture.slice(slash + 1)]
		const alt = texts.get(file)
		if (alt === undefined) return []
		const id = hash('sha256', picture).slice(0, 32)
		// The API does not give the size; only the upload in the staff app needs it.
		return [{ id, folder, file, alt, hiasan: alt === '' ? 1 : 0, lebar: 0, tinggi: 0, createdAt: startedAt }]
	})
}
